import type { FieldIssue, FieldValues, Register } from '../register.ts';

/** A membership does not end before it begins; it may have no end yet. */
function check({ startsOn, endsOn }: FieldValues): readonly FieldIssue[] {
  const isReversed = typeof endsOn === 'string' && endsOn < String(startsOn);
  return isReversed ? [{ field: 'endsOn', code: 'reversed' }] : [];
}

/** Who takes part in the monthly offers with which team, and from when to when. */
export const offerTeamMembers = {
  id: 'offer-team-members',
  entry: 'prospectOfferTeams',
  fields: [
    {
      id: 'employeeId',
      label: 'field.employee',
      kind: 'reference',
      to: 'employee',
      required: true,
      writable: 'creation',
    },
    { id: 'teamId', label: 'field.team', kind: 'reference', to: 'team', required: true },
    { id: 'startsOn', label: 'field.startsOn', hint: 'hint.offerTeam', kind: 'date', required: true },
    { id: 'endsOn', label: 'field.endsOn', hint: 'hint.endsOn', kind: 'date' },
  ],
  columns: ['employeeId', 'teamId', 'startsOn', 'endsOn'],
  filters: ['employeeId', 'teamId', 'startsOn', 'endsOn'],
  search: ['employeeId', 'teamId'],
  order: [{ field: 'teamId' }, { field: 'employeeId' }, { field: 'startsOn', descending: true }],
  rowName: ['employeeId', 'teamId'],
  check,
  empty: 'empty.offerTeamMembers',
} as const satisfies Register;
