'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { Canvas, Heading, List, Row } from './Combobox.styles.ts';
import { OptionContent } from './OptionContent.tsx';
import type { GroupPlace, OptionRow } from './options.ts';

/** What the box asks of its list. */
export type OptionListHandle = {
  /** Brings the option into sight that a key or the search has come to, and marks it clearly; a pointer needs neither. */
  follow: (position: number, by: 'keyboard' | 'pointer' | 'none') => void;
};

type OptionListProps<Value extends string> = {
  /** Label of the field, which names the list too. */
  label: string;
  rows: readonly OptionRow<Value>[];
  /** What is chosen: the list opens at the first of it. */
  chosen: ReadonlySet<Value>;
  /** What is searched, to be shown in the texts. */
  words: readonly string[];
  multiple: boolean;
  ref: Ref<OptionListHandle>;
};

type Placed<Value extends string> = { readonly row: OptionRow<Value>; readonly index: number; readonly start: number };

const edge = 4;
const heights = { heading: 28, option: 32, described: 49 };

/** How high a row will be, before it has been measured, in px. */
function heightOf<Value extends string>(row: OptionRow<Value> | undefined): number {
  if (row?.kind !== 'option') return heights.heading;
  return row.option.description === undefined ? heights.option : heights.described;
}

/** Options of which only those in sight are in the document, so that 5,000 of them are as quick as five. */
export function OptionList<Value extends string>({
  label,
  rows,
  chosen,
  words,
  multiple,
  ref,
}: OptionListProps<Value>) {
  const scroller = useRef<HTMLDivElement>(null);
  // Row by position among the options, without the headings.
  const rowOf = useMemo(() => rows.flatMap((row, index) => (row.kind === 'option' ? [index] : [])), [rows]);
  const [active, setActive] = useState(() =>
    rows.findIndex((row) => row.kind === 'option' && chosen.has(row.option.value)),
  );
  const [byKeys, setByKeys] = useState(false);
  const [opening] = useState(active);

  // What it returns is read here and nowhere else.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]),
    // Rows for the first painting, before the list has been measured.
    initialRect: { width: 0, height: 360 },
    initialOffset: Math.max(0, (opening - 4) * heights.option),
    overscan: 4,
    paddingStart: rows.length > 0 ? edge : 0,
    paddingEnd: rows.length > 0 ? edge : 0,
    scrollPaddingStart: edge,
    scrollPaddingEnd: edge,
    // The active option is always there, or assistive technology and Enter would look for it in vain.
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
      // Before the first option there may be a heading to be seen.
      virtualizer.scrollToIndex(position === 0 ? 0 : row);
    },
  }));

  useEffect(() => {
    // The heights before it are estimates until they are measured, so the choice is gone to once more.
    if (opening >= 0) virtualizer.scrollToIndex(opening, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- where it opens, and never again.
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
            key={group?.key ?? 'none'}
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
              return (
                <Row
                  key={index}
                  {...place}
                  index={row.position}
                  value={row.option.value}
                  disabled={row.option.disabled}
                  aria-setsize={rowOf.length}
                  aria-posinset={row.position + 1}
                >
                  <OptionContent option={row.option} words={words} multiple={multiple} />
                </Row>
              );
            })}
          </div>
        ))}
      </Canvas>
    </List>
  );
}

type Section<Value extends string> = { readonly group: GroupPlace | null; readonly members: readonly Placed<Value>[] };

/** The rows in their groups, which also say aloud what a heading says to the eye. */
function byGroup<Value extends string>(placed: readonly Placed<Value>[]): readonly Section<Value>[] {
  return [...Map.groupBy(placed, ({ row }) => row.group?.key)].map(([, members]) => ({
    group: members[0]?.row.group ?? null,
    members,
  }));
}
