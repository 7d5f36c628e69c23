/* What opens beside a report. Together, because each alone would be smaller than its request. */

export { RowsDrawer } from './RowsDrawer.tsx';
export { Subscriptions } from './Subscriptions.tsx';
