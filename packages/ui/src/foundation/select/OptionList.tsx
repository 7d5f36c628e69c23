'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { Canvas, Heading, List, Row } from './Combobox.styles.ts';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Plus } from '../icons/plus.ts';
import { Words } from './option.styles.ts';
import { OptionContent } from './OptionContent.tsx';
import type { GroupPlace, OptionRow, OptionValue, SelectOption } from './options.ts';

/** Methods of the list for the box. */
export type OptionListHandle = {
  /**
   * Scrolls the active option of the keyboard or search into view, and highlights it clearly; a pointer needs neither.
   */
  follow: (position: number, by: 'keyboard' | 'pointer' | 'none') => void;
};

type OptionListProps<Value extends OptionValue> = {
  /** Label of the field, which names the list too. */
  label: string;
  rows: readonly OptionRow<Value>[];
  /** The selected keys: the list opens at the first of them. */
  chosen: ReadonlySet<string>;
  /** The search words, to highlight in the texts. */
  words: readonly string[];
  multiple: boolean;
  /** Draws the option in place of its icon and texts, which remain its name. */
  renderOption?: ((option: SelectOption<Value>) => ReactNode) | undefined;
  ref: Ref<OptionListHandle>;
};

type Placed<Value extends OptionValue> = {
  readonly row: OptionRow<Value>;
  readonly index: number;
  readonly start: number;
};

const edge = 4;
const heights = { heading: 28, option: 32, described: 49 };

/** Estimated height of a row before it is measured, px. */
function heightOf<Value extends OptionValue>(row: OptionRow<Value> | undefined): number {
  if (row?.kind === 'create') return heights.option;
  if (row?.kind !== 'option') return heights.heading;
  return row.option.description === undefined ? heights.option : heights.described;
}

/** A virtualised list: only visible options are in the document, so that 5,000 are as fast as five. */
export function OptionList<Value extends OptionValue>({
  label,
  rows,
  chosen,
  words,
  multiple,
  renderOption,
  ref,
}: OptionListProps<Value>) {
  const t = useTexts(selectTexts);
  const scroller = useRef<HTMLDivElement>(null);
  // Row by index among the options, without headings.
  const rowOf = useMemo(() => rows.flatMap((row, index) => (row.kind === 'heading' ? [] : [index])), [rows]);
  const [active, setActive] = useState(() => rows.findIndex((row) => row.kind === 'option' && chosen.has(row.key)));
  const [byKeys, setByKeys] = useState(false);
  const [opening] = useState(active);

  // Its return value is used only here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]),
    // Rows of the first render, before the list is measured.
    initialRect: { width: 0, height: 360 },
    initialOffset: Math.max(0, (opening - 4) * heights.option),
    overscan: 4,
    paddingStart: rows.length > 0 ? edge : 0,
    paddingEnd: rows.length > 0 ? edge : 0,
    scrollPaddingStart: edge,
    scrollPaddingEnd: edge,
    // The active option is always rendered, because assistive technology and Enter need it.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (active < 0 || active >= range.count || shown.includes(active)) return shown;
      return [...shown, active].toSorted((one, other) => one - other);
    },
    useFlushSync: false,
  });

  useImperativeHandle(ref, () => ({
    follow: (position, by) => {
      setByKeys(by === 'keyboard' || (by === 'none' && words.length > 0));
      const row = rowOf[position];
      if (row === undefined || by === 'pointer') return;
      setActive(row);
      // To the top, which shows a heading before the first option, and needs no height: a list that was empty has none
      // yet, and would scroll its first answer out of view for some frames.
      if (position === 0) virtualizer.scrollToOffset(0);
      else virtualizer.scrollToIndex(row);
    },
  }));

  useEffect(() => {
    // Heights before it are estimates until measured, so scroll to the selection once more.
    if (opening >= 0) virtualizer.scrollToIndex(opening, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- only on opening.
  }, []);

  const placed = virtualizer.getVirtualItems().flatMap(({ index, start }): readonly Placed<Value>[] => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index, start }];
  });
  return (
    <List ref={scroller} aria-label={label} data-keys={byKeys || undefined}>
      <Canvas role="presentation" style={{ blockSize: virtualizer.getTotalSize() }}>
        {byGroup(placed).map(({ group, members }) => (
          <div
            key={group?.key ?? members[0]?.row.kind}
            {...(group === null ? { role: 'presentation' } : { role: 'group', 'aria-label': group.label })}
          >
            {members.map(({ row, index, start }) => {
              const place = {
                ref: virtualizer.measureElement,
                'data-index': index,
                style: { translate: `0 ${start}px` },
              };
              if (row.kind === 'heading')
                return (
                  <Heading key={index} {...place} aria-hidden>
                    {row.group.label}
                  </Heading>
                );
              const item = {
                ...place,
                index: row.position,
                value: row.key,
                'aria-setsize': rowOf.length,
                'aria-posinset': row.position + 1,
              };
              if (row.kind === 'create')
                return (
                  <Row key={index} {...item}>
                    <Plus aria-hidden />
                    <Words>{t('combobox.create', { text: row.text })}</Words>
                  </Row>
                );
              return (
                <Row key={index} {...item} disabled={row.option.disabled}>
                  <OptionContent option={row.option} words={words} multiple={multiple}>
                    {renderOption && (
                      <>
                        <VisuallyHidden>{nameOf(row.option)}</VisuallyHidden>
                        <span aria-hidden>{renderOption(row.option)}</span>
                      </>
                    )}
                  </OptionContent>
                </Row>
              );
            })}
          </div>
        ))}
      </Canvas>
    </List>
  );
}

const nameOf = ({ label, description = '' }: SelectOption<OptionValue>): string => `${label} ${description}`.trim();

type Section<Value extends OptionValue> = {
  readonly group: GroupPlace | null;
  readonly members: readonly Placed<Value>[];
};

/** The rows in their groups, which expose headings to assistive technology. */
function byGroup<Value extends OptionValue>(placed: readonly Placed<Value>[]): readonly Section<Value>[] {
  return [...Map.groupBy(placed, ({ row }) => row.group?.key ?? row.kind)].map(([, members]) => ({
    group: members[0]?.row.group ?? null,
    members,
  }));
}
