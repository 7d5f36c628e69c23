import type { ReactNode } from 'react';

/** What an option stands for: a text, or an object of the host. */
export type OptionValue = string | object;

/** An option. */
export type SelectOption<Value extends OptionValue = string> = {
  /** Value reported when selected. Two options with the same value, or key, are the same choice under two labels. */
  value: Value;
  /** Label: read, searched and shown when selected. It may be long: it wraps in the list. */
  label: string;
  /** A second, quieter line in the list; it is searched too. */
  description?: string | undefined;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
  /** Visible but cannot be selected. Default false. */
  disabled?: boolean | undefined;
};

/** Options under a heading. */
export type SelectGroup<Value extends OptionValue = string> = {
  /** The heading; it also names the group for assistive technology. */
  label: string;
  options: readonly SelectOption<Value>[];
};

/** The options in display order: options, groups of them, or both. */
export type SelectOptions<Value extends OptionValue = string> = readonly (SelectOption<Value> | SelectGroup<Value>)[];

/** Identifies a group: two groups may have the same label. */
export type GroupPlace = { readonly key: number; readonly label: string };

/** An option, the key of its value, and its group, if any. */
export type OptionEntry<Value extends OptionValue> = {
  readonly key: string;
  readonly option: SelectOption<Value>;
  readonly group: GroupPlace | null;
};

/** A row of the list: a heading, or the option at `position` among all visible ones, or the offer to create one. */
export type OptionRow<Value extends OptionValue> =
  | { readonly kind: 'heading'; readonly group: GroupPlace }
  | {
      readonly kind: 'option';
      readonly key: string;
      readonly group: GroupPlace | null;
      readonly option: SelectOption<Value>;
      readonly position: number;
    }
  | {
      readonly kind: 'create';
      readonly key: string;
      readonly group: null;
      readonly text: string;
      readonly position: number;
    };

/** The key of the offer to create an option; no value's, because no field of a form can be typed like it. */
export const createKey = '\0';

/** The key of a text is the text itself. */
export function textKey(value: OptionValue): string {
  if (typeof value === 'string') return value;
  throw new Error('Combobox: nothing tells apart options whose values are objects. Give it a `getKey`.');
}

/** All options flattened, each with its key and its group. */
export function entriesOf<Value extends OptionValue>(
  options: SelectOptions<Value>,
  getKey: (value: Value) => string = textKey,
): readonly OptionEntry<Value>[] {
  return options.flatMap((item, place): readonly OptionEntry<Value>[] => {
    if (!('options' in item)) return [{ key: getKey(item.value), option: item, group: null }];
    const group = { key: place, label: item.label };
    return item.options.map((option) => ({ key: getKey(option.value), option, group }));
  });
}

/** The rows of these entries: a heading before the first of each group. An empty group has none. */
export function rowsOf<Value extends OptionValue>(entries: readonly OptionEntry<Value>[]): readonly OptionRow<Value>[] {
  return entries.flatMap<OptionRow<Value>>(({ key, option, group }, position) => {
    const row = { kind: 'option', key, group, option, position } as const;
    const opens = group !== null && group.key !== entries[position - 1]?.group?.key;
    return opens ? [{ kind: 'heading', group }, row] : [row];
  });
}

/** The label of each key. Of two options with the same key the first one counts. */
export function labelsOf<Value extends OptionValue>(
  entries: readonly OptionEntry<Value>[],
): ReadonlyMap<string, string> {
  return new Map(entries.toReversed().map(({ key, option }) => [key, option.label]));
}
