import type { TeamAmount } from '@sereno/domain/dashboards';
import type { SeriesColor } from '@sereno/ui/theme';

/** The colour of each kind of amount: PF and BF have theirs everywhere, and renewals none of a line of business. */
export const AMOUNT_COLORS = { renewals: 6, pf: 1, bf: 3 } as const satisfies Record<TeamAmount, SeriesColor>;

/** Height of both charts in px, so that their edges stand in one line; ten lying bars find room in it. */
export const CHART_HEIGHT = 340;
