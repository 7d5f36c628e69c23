import type { ReactNode } from 'react';

/** An option. */
export type SelectOption<Value extends string = string> = {
  /** Value reported when selected. Two options with the same value are the same choice under two labels. */
  value: Value;
  /** Label: read, searched and shown when selected. It may be long: it wraps in the list. */
  label: string;
  /** A second, quieter line in the list; it is searched too. */
  description?: string;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
  /** Visible but cannot be selected. Default false. */
  disabled?: boolean;
};

/** Options under a heading. */
export type SelectGroup<Value extends string = string> = {
  /** The heading; it also names the group for assistive technology. */
  label: string;
  options: readonly SelectOption<Value>[];
};

/** The options in display order: options, groups of them, or both. */
export type SelectOptions<Value extends string = string> = readonly (SelectOption<Value> | SelectGroup<Value>)[];

/** Identifies a group: two groups may have the same label. */
export type GroupPlace = { readonly key: number; readonly label: string };

/** An option and its group, if any. */
export type OptionEntry<Value extends string> = {
  readonly option: SelectOption<Value>;
  readonly group: GroupPlace | null;
};

/** A row of the list: a heading, or the option at `position` among all visible ones. */
export type OptionRow<Value extends string> =
  | { readonly kind: 'heading'; readonly group: GroupPlace }
  | {
      readonly kind: 'option';
      readonly group: GroupPlace | null;
      readonly option: SelectOption<Value>;
      readonly position: number;
    };

/** All options flattened, each with its group. */
export function entriesOf<Value extends string>(options: SelectOptions<Value>): readonly OptionEntry<Value>[] {
  return options.flatMap((item, key): readonly OptionEntry<Value>[] => {
    if (!('options' in item)) return [{ option: item, group: null }];
    const group = { key, label: item.label };
    return item.options.map((option) => ({ option, group }));
  });
}

/** The rows of these entries: a heading before the first of each group. An empty group has none. */
export function rowsOf<Value extends string>(entries: readonly OptionEntry<Value>[]): readonly OptionRow<Value>[] {
  return entries.flatMap<OptionRow<Value>>(({ option, group }, position) => {
    const row = { kind: 'option', group, option, position } as const;
    const opens = group !== null && group.key !== entries[position - 1]?.group?.key;
    return opens ? [{ kind: 'heading', group }, row] : [row];
  });
}

/** The label of each value. Of two options with the same value the first one counts. */
export function labelsOf<Value extends string>(entries: readonly OptionEntry<Value>[]): ReadonlyMap<Value, string> {
  return new Map(entries.toReversed().map(({ option }) => [option.value, option.label]));
}
