'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { formatTag, useLocale } from '../../locale/index.ts';
import { useControlled } from '../../state/useControlled.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { requireName } from '../accessibleName.ts';
import { activeTab } from './activeTab.ts';
import { Count, Indicator, List, Panel, Root, Tab } from './Tabs.styles.ts';

export type TabItem<Value extends string = string> = {
  /** What is reported when it is chosen; each once. */
  value: Value;
  /** What is read; one or two words. */
  label: string;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
  /** How many things wait behind it; part of its name. Left out, no number is shown. */
  count?: number;
  /** This one cannot be chosen for now; it stays in sight. Default false. */
  disabled?: boolean;
  /** What the tab shows. */
  content: ReactNode;
};

export type TabsProps<Value extends string = string> = {
  /** What the views are views of ('Prospecto'); the accessible name of the row. */
  label: string;
  /** The views in their order. */
  tabs: readonly TabItem<Value>[];
  /** The chosen tab when the host holds it; null for the first. One that is gone or disabled gives way to the first in use. */
  value?: Value | null;
  /** The tab chosen at first when the component holds it. Default: the first in use. */
  defaultValue?: Value | null;
  /** Called with the value when a person chooses a tab, not when one gives way because it is gone. */
  onChange?: (value: Value) => void;
  /**
   * What the arrow keys do. 'press' only moves the focus and Enter or space shows the tab, so that nobody passing by loads
   * what stands behind it. 'focus' shows it at once: for content that is already there. Default 'press'.
   */
  activation?: 'press' | 'focus';
  /**
   * Content is built when its tab is first shown and then kept, out of sight, so that nothing typed there is lost. False
   * builds it anew each time, for content that must be fresh and holds no input. Default true.
   */
  keepMounted?: boolean;
};

/** How much of the neighbour stays in sight beside the active tab when the row is scrolled, in px. */
const peek = 32;

/** Views of one thing that take turns in one place. To choose a value use `SegmentedControl`; to go to a page, links. */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  value,
  defaultValue = null,
  onChange,
  activation = 'press',
  keepMounted = true,
}: TabsProps<Value>) {
  requireName('Tabs', label, 'Give it a `label` that says what the tabs are views of.');
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlled<Value | null>({
    value,
    defaultValue,
    // Only a tab is ever chosen here, so null never goes out.
    onChange: (next) => next !== null && onChange?.(next),
    component: 'Tabs',
  });
  const active = activeTab(tabs, chosen)?.value ?? null;
  const activeElement = (): HTMLElement | null | undefined =>
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
  const focusKeeper = useLostFocus(activeElement);

  const [visited, setVisited] = useState<ReadonlySet<Value>>(new Set());
  if (active !== null && !visited.has(active)) setVisited(new Set(visited).add(active));

  // Counts that come later push what stands after them out of sight.
  const words = tabs.map(({ label: word, count }) => `${word} ${count}`).join();
  useLayoutEffect(() => {
    const row = list.current?.getBoundingClientRect();
    const tab = list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (active === null || words === '' || row === undefined || tab === undefined) return;
    const left = Math.min(0, tab.left - peek - row.left) + Math.max(0, tab.right + peek - row.right);
    // The row alone: `scrollIntoView` would move the page as well.
    list.current?.scrollBy({ left, behavior: 'instant' });
  }, [active, words]);

  return (
    <Root
      value={active}
      onValueChange={(next: unknown) => {
        const tab = tabs.find((item) => item.value === next);
        if (tab !== undefined) choose(tab.value);
      }}
      {...focusKeeper}
    >
      {tabs.length > 0 && (
        <List ref={list} aria-label={label} activateOnFocus={activation === 'focus'}>
          {tabs.map((tab) => (
            <Tab key={tab.value} value={tab.value} disabled={tab.disabled ?? false}>
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && <Count>{tab.count.toLocaleString(formatTag(locale))}</Count>}
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
