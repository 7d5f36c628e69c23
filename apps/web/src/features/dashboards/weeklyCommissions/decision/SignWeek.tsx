import { commissionTotals } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import type { SessionUser } from '@sereno/domain/session';
import { type CataloguedWeek, weekLabelParts } from '@sereno/domain/week';
import { Fingerprint } from '@sereno/ui/commission';
import { SignatureDialog } from '@sereno/ui/signature';
import { commissionsTexts } from '../../../../i18n/commissions/index.ts';
import { useText } from '../../../../i18n/index.tsx';
import { SignedFacts } from '../CommissionsPage.styles.ts';
import type { OpenDecision } from './useDecision.ts';

export type SignWeekProps = {
  /** Whether the dialog is in sight. */
  open: boolean;
  /** What is signed: whose week, and its rows. */
  decided: OpenDecision['decided'];
  lines: OpenDecision['lines'];
  user: SessionUser;
  catalogue: readonly CataloguedWeek[];
  saving: boolean;
  problem: string | null;
  onClose: () => void;
  onAccept: (signature: string) => void;
};

/** Accepts a week with a signature: week, amount and fingerprint of the very rows that were on the screen stand beside the pad (CMA-16). */
export default function SignWeek({
  open,
  decided,
  lines,
  user,
  catalogue,
  saving,
  problem,
  onClose,
  onAccept,
}: SignWeekProps) {
  const { t } = useText(commissionsTexts);
  return (
    <SignatureDialog
      open={open}
      onClose={onClose}
      signer={user.fullName}
      saving={saving}
      problem={problem}
      onAccept={onAccept}
    >
      <SignedFacts>
        <div>
          <dt>{t('commissions.week')}</dt>
          <dd>{t('commissions.weekDays', weekLabelParts(decided.week, {}, catalogue))}</dd>
        </div>
        <div>
          <dt>{t('commissions.toPay')}</dt>
          <dd>{formatPesos(commissionTotals(lines).toPay)}</dd>
        </div>
      </SignedFacts>
      <Fingerprint value={decided.fingerprint} />
    </SignatureDialog>
  );
}
