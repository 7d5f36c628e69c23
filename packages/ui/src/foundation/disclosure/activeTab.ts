/** What decides which tab is shown. */
export type TabState = { readonly value: string; readonly disabled?: boolean | undefined };

/** The tab that is shown: the selected one when present and enabled, else the first enabled one, else none. */
export function activeTab<Tab extends TabState>(tabs: readonly Tab[], chosen: string | null): Tab | undefined {
  const inUse = tabs.filter((tab) => tab.disabled !== true);
  return inUse.find((tab) => tab.value === chosen) ?? inUse[0];
}
