import { commissionTotals } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { type CataloguedWeek, weekLabelParts } from '@sereno/domain/week';
import { Fingerprint } from '@sereno/ui/commission';
import { SignatureDialog, type SignatureDialogProps } from '@sereno/ui/signature';
import { media } from '@sereno/ui/theme';
import { commissionsTexts } from '../../../../i18n/areas.ts';
import { useText } from '../../../../i18n/index.tsx';
import { useMediaQuery } from '../../../../platform/useMediaQuery.ts';
import { useDashboard } from '../../kit/dashboardContext.ts';
import { SignedAmount, SignedWeek } from './SignWeek.styles.ts';
import type { OpenDecision } from './useDecision.ts';

export type SignWeekProps = Omit<SignatureDialogProps, 'signer' | 'children'> & {
  /** What is signed: whose week, and its rows. */
  decided: OpenDecision['decided'];
  lines: OpenDecision['lines'];
  catalogue: readonly CataloguedWeek[];
};

/** Where the whole fingerprint takes nothing away from the pad; a phone has no such room, nor has one on its side. */
const ROOM = `${media.md} and (min-height: 600px)`;

/** Accepts a week with a signature: week, amount and fingerprint of the very rows that were on the screen stand beside the pad (CMA-16). */
export function SignWeek({ decided, lines, catalogue, ...dialog }: SignWeekProps) {
  const { t } = useText(commissionsTexts);
  const { user } = useDashboard();
  const hasRoom = useMediaQuery(ROOM);
  return (
    <SignatureDialog {...dialog} signer={user.fullName}>
      <SignedWeek>{t('commissions.weekDays', weekLabelParts(decided.week, {}, catalogue))}</SignedWeek>
      <SignedAmount>
        <dt>{t('commissions.toPay')}</dt>
        <dd>{formatPesos(commissionTotals(lines).toPay)}</dd>
      </SignedAmount>
      <Fingerprint value={decided.fingerprint} folded={!hasRoom} />
    </SignatureDialog>
  );
}
