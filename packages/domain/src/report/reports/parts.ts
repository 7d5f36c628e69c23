/* Parts that several reports share. */

/** Whose rows they are, and where these belong: the server adds them to the rows of every report. */
export const adviser = { id: 'adviser', label: 'report.adviser', kind: 'name' } as const;
export const management = { id: 'management', label: 'report.management', kind: 'name' } as const;
export const month = { id: 'month', label: 'report.month', kind: 'month' } as const;
export const day = { id: 'day', label: 'report.day', kind: 'day' } as const;

export const line = {
  id: 'line',
  label: 'report.line',
  kind: 'choice',
  options: [
    { value: 'PF', label: 'report.line.PF' },
    { value: 'SG', label: 'report.line.SG' },
    { value: 'BF', label: 'report.line.BF' },
  ],
} as const;

export const means = { id: 'means', label: 'report.means', kind: 'name' } as const;
export const type = { id: 'type', label: 'report.type', kind: 'name' } as const;
export const subject = { id: 'subject', label: 'report.subject', kind: 'name' } as const;

/** How an activity was attended: planned ones, and of those the ones that were begun, in time, ended or never attended. */
export const attended = [
  { id: 'planned', label: 'report.planned', kind: 'count' },
  { id: 'begun', label: 'report.begun', kind: 'count' },
  { id: 'onTime', label: 'report.onTime', kind: 'count' },
  { id: 'done', label: 'report.done', kind: 'count' },
  { id: 'unattended', label: 'report.unattended', kind: 'count' },
  { id: 'onTimeShare', label: 'report.onTimeShare', kind: 'percent', of: ['onTime', 'begun'] },
  { id: 'doneShare', label: 'report.doneShare', kind: 'percent', of: ['done', 'planned'] },
] as const;

/** How many prospects became what, and the contracts that came of them. */
export const conversion = [
  { id: 'prospects', label: 'report.prospects', kind: 'count' },
  { id: 'quoted', label: 'report.quoted', kind: 'count' },
  { id: 'clients', label: 'report.clients', kind: 'count' },
  { id: 'amount', label: 'report.net', kind: 'money' },
  { id: 'quotedShare', label: 'report.quotedShare', kind: 'percent', of: ['quoted', 'prospects'] },
  { id: 'clientShare', label: 'report.clientShare', kind: 'percent', of: ['clients', 'prospects'] },
] as const;
