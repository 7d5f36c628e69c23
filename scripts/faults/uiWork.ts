import type { Fault } from './fault.ts';

const tested =
  (project: 'node' | 'behaviour') =>
  (...files: string[]) =>
    ({ project, files: files.map((file) => `packages/ui/src/${file}`) }) as const;
const node = tested('node');
const of = tested('behaviour');

/** The table, and the components that work is done with: activities, commissions, quotations, leads. */
export const uiWorkFaults: readonly Fault[] = [
  {
    file: 'packages/ui/src/data-table/state/useTableState.ts',
    find: 'const next = { ...last, pagination: { ...last.pagination, pageIndex: 0 }, ...change };',
    replace: 'const next = { ...last, ...change };',
    breaks: 'A search on page five stays there, and its few rows are on page one.',
    tests: of('data-table/DataTable.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/grid/GridHeader.tsx',
    find: "{ asc: 'ascending', desc: 'descending' }",
    replace: "{ asc: 'descending', desc: 'ascending' }",
    breaks: 'The arrow of a column points the wrong way round.',
    tests: of('data-table/DataTable.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/export/ExportTools.tsx',
    find: '{csv !== false && (',
    replace: '{(csv || print) && (',
    breaks: 'Who may print has the button for a file too.',
    tests: of('data-table/toolbar/Toolbar.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/export/DownloadJob.tsx',
    find: 'file.push(new Blob([...parts]));',
    replace: 'if (file.length < 2) file.push(new Blob([...parts]));',
    breaks: 'A long file ends early, without notice.',
    tests: of('data-table/export/ExportTools.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/state/useSelection.ts',
    find: 'held.filter((id) => (known === null || known.has(id)) && !barred.has(id))',
    replace: 'held.filter((id) => !barred.has(id))',
    breaks: 'An action for the selected rows is done to rows that are gone.',
    tests: of('data-table/grid/Selection.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/filters/FilterChips.tsx',
    find: 'removed.current = index;',
    replace: '',
    breaks: 'Removing filters by keyboard jumps back to the first one each time.',
    tests: of('data-table/filters/FilterChips.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/filters/useFilterChanges.ts',
    find: 'if (!isOpen) apply();',
    replace: '',
    breaks: 'A filter that is typed just before the panel closes is forgotten or comes late.',
    tests: of('data-table/filters/FilterPanel.test.tsx', 'data-table/filters/FilterPanel.typing.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/cells/totals.ts',
    find: 'return minorUnits(amount, decimals);',
    replace: 'return minorUnits(Math.round(amount), decimals);',
    breaks: 'The totals of a table leave out the cents.',
    tests: node('data-table/cells/totals.test.ts'),
  },
  {
    file: 'packages/ui/src/commission/table/TypeTotals.tsx',
    find: "['typeTotals.remaining', totals.remaining],",
    replace: "['typeTotals.remaining', totals.toPay],",
    breaks: 'What remains of a commission is shown as what is paid now.',
    tests: of('commission/table/TypeTotals.test.tsx'),
  },
  {
    file: 'packages/ui/src/commission/reconcile/ReconcileDialog.tsx',
    find: 'return [busy || isSent, () => setSent(true)];',
    replace: 'return [busy, () => setSent(true)];',
    breaks: 'A double press asks for a reconciliation twice.',
    tests: of('commission/reconcile/ReconcileDialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/commission/reconcile/ReconcileDialog.tsx',
    find: 'if (!isUnderstood) {',
    replace: 'if (busy) {',
    breaks: 'A week is disputed for good without the tick that says so.',
    tests: of('commission/reconcile/ReconcileDialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/commission/status/WeekStatus.tsx',
    find: 'const mayAct = isPending && hasContent(children);',
    replace: 'const mayAct = hasContent(children);',
    breaks: 'A week that was accepted can be signed once more.',
    tests: of('commission/status/WeekStatus.test.tsx'),
  },
  {
    file: 'packages/ui/src/commission/status/WeekStatus.tsx',
    find: 'instantParts(decidedAt, zone)',
    replace: "instantParts(decidedAt, 'UTC')",
    breaks: 'A signature of the evening bears the day after.',
    tests: of('commission/status/WeekStatus.test.tsx'),
  },
  {
    file: 'packages/ui/src/signature/pad/signatureDraft.ts',
    find: "['ready', 'nameReady'].includes(inkState(draft));",
    replace: "['ready', 'nameReady', 'short'].includes(inkState(draft));",
    breaks: 'A dot may be accepted as a signature, and then the browser is blamed for having no picture.',
    tests: of('signature/dialog/SignatureDialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/signature/dialog/useAcceptance.ts',
    find: 'if (given.current || !host.open || host.saving) return;',
    replace: 'if (!host.open || host.saving) return;',
    breaks: 'A double press signs twice.',
    tests: of('signature/dialog/SignatureDialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/activity/dialog/ActivityDialog.tsx',
    find: 'if (!open || busy) return;',
    replace: 'if (!open) return;',
    breaks: 'Ctrl and Enter while an activity is saved book it once more.',
    tests: of('activity/dialog/ActivityDialog.saving.test.tsx'),
  },
  {
    file: 'packages/ui/src/activity/dialog/ActivityDialog.tsx',
    find: 'places.lead(first);',
    replace: '',
    breaks: 'Saving says that something is wrong and does not lead to the field.',
    tests: of('activity/dialog/ActivityDialog.saving.test.tsx', 'activity/dialog/ActivityDialog.rules.test.tsx'),
  },
  {
    file: 'packages/ui/src/cards/figure/delta.ts',
    find: "return (direction === 'up') === (better === 'more') ? 'better' : 'worse';",
    replace: "return direction === 'up' ? 'better' : 'worse';",
    breaks: 'More cancellations than last month are praised in green.',
    tests: node('cards/figure/delta.test.ts'),
  },
  {
    file: 'packages/ui/src/carousel/list/LeadList.tsx',
    find: 'useLostFocus(() => list.current ?? root.current)',
    replace: 'useLostFocus(() => null)',
    breaks: 'After attending a lead by keyboard the focus is at the top of the page.',
    tests: of('carousel/list/LeadList.test.tsx'),
  },
  {
    file: 'packages/ui/src/quotation/form/QuotationForm.tsx',
    find: 'controlOf(event.currentTarget, first)?.focus();',
    replace: '',
    breaks: 'A quotation that cannot be saved does not lead to what is wrong.',
    tests: of('quotation/form/QuotationForm.test.tsx'),
  },
];
