export { type CheckedRow, checkRows, contactKeys, type ListRow, withoutKnown } from './listCheck.ts';
export { guessMapping, LIST_FIELDS, type ListField, type ListMapping } from './listColumns.ts';
export { handOut, MAX_SHARE, shareCounts } from './handOut.ts';
