'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../../locale/index.ts';
import { formatNumber } from '../../locale/numbers.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { useControlled } from '../../state/useControlled.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { requireName } from '../accessibleName.ts';
import { activeTab } from './activeTab.ts';
import { Count, Indicator, List, Panel, Root, Tab } from './Tabs.styles.ts';

export type TabItem<Value extends string = string> = {
  /** Value reported when selected; unique. */
  value: Value;
  /** Label; one or two words. */
  label: string;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
  /** Number of items in the tab; part of its name. Without it no number is shown. */
  count?: number | undefined;
  /** Cannot be selected; it stays visible. Default false. */
  disabled?: boolean | undefined;
  /** Content of the tab. */
  content: ReactNode;
};

export type TabsProps<Value extends string = string> = RootProps & {
  /** What the tabs are views of ('Prospecto'); the accessible name of the row. */
  label: string;
  /** The tabs in their order. */
  tabs: readonly TabItem<Value>[];
  /**
   * The selected tab (controlled); null for the first. A missing or disabled one is replaced by the first enabled tab.
   */
  value?: Value | null | undefined;
  /** The initially selected tab (uncontrolled). Default: the first enabled one. */
  defaultValue?: Value | null | undefined;
  /** Called with the value when a person selects a tab, not when a missing one is replaced. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * What the arrow keys do. 'press' only moves the focus, and Enter or Space shows the tab, so that passing by loads
   * nothing. 'focus' shows it at once, for content that is already loaded. Default 'press'.
   */
  activation?: 'press' | 'focus' | undefined;
  /**
   * Content is built when its tab is first shown and then kept hidden, so that input is not lost. False rebuilds it
   * each time, for fresh content without input. Default true.
   */
  keepMounted?: boolean | undefined;
  /** On a phone the tabs stand close together and reach both edges of the page, so that four of them fit. Default false. */
  dense?: boolean | undefined;
};

/** Visible part of the neighbour beside the active tab when the row is scrolled, px. */
const peek = 32;

/** Views of one thing that share a place. To select a value use `SegmentedControl`; to open a page, links. */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  value,
  defaultValue = null,
  onChange,
  activation = 'press',
  keepMounted = true,
  dense = false,
  ...root
}: TabsProps<Value>) {
  requireName('Tabs', label, 'Give it a `label` that says what the tabs are views of.');
  const formats = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlled<Value | null>({
    value,
    defaultValue,
    // Only tabs can be selected, so null is never reported.
    onChange: (next) => next !== null && onChange?.(next),
    component: 'Tabs',
  });
  const active = activeTab(tabs, chosen)?.value ?? null;
  const activeElement = (): HTMLElement | null | undefined =>
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
  const focusKeeper = useLostFocus(activeElement);

  const [visited, setVisited] = useState<ReadonlySet<Value>>(new Set());
  if (active !== null && !visited.has(active)) setVisited(new Set(visited).add(active));

  // Late counts push the tabs after them out of view.
  const words = tabs.map(({ label: word, count }) => `${word} ${count}`).join();
  useLayoutEffect(() => {
    const row = list.current?.getBoundingClientRect();
    const tab = list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (active === null || words === '' || row === undefined || tab === undefined) return;
    const left = Math.min(0, tab.left - peek - row.left) + Math.max(0, tab.right + peek - row.right);
    // Only the row: `scrollIntoView` would scroll the page as well.
    list.current?.scrollBy({ left, behavior: 'instant' });
  }, [active, words]);

  return (
    <Root
      {...root}
      value={active}
      onValueChange={(next: unknown) => {
        const tab = tabs.find((item) => item.value === next);
        if (tab !== undefined) choose(tab.value);
      }}
      {...focusKeeper}
    >
      {tabs.length > 0 && (
        <List ref={list} data-dense={dense || undefined} aria-label={label} activateOnFocus={activation === 'focus'}>
          {tabs.map((tab) => (
            <Tab key={tab.value} value={tab.value} disabled={tab.disabled ?? false}>
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && <Count>{formatNumber(tab.count, 0, formats)}</Count>}
            </Tab>
          ))}
          <Indicator />
        </List>
      )}
      {tabs
        .filter((tab) => tab.value === active || (keepMounted && visited.has(tab.value)))
        .map((tab) => (
          <Panel key={tab.value} value={tab.value} keepMounted={keepMounted}>
            {tab.content}
          </Panel>
        ))}
    </Root>
  );
}
