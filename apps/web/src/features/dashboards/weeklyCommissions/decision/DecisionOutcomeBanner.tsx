import { Banner, type BannerTone, Button } from '@sereno/ui/foundation';
import { commissionsTexts } from '../../../../i18n/areas.ts';
import { useText } from '../../../../i18n/index.tsx';
import type { DecisionOutcome } from './decisionOutcome.ts';

export type DecisionOutcomeBannerProps = {
  /** What became of a decision. */
  outcome: DecisionOutcome;
  /** Reads the week again. */
  onRead: () => void;
};

const TONES: Readonly<Record<DecisionOutcome, BannerTone>> = {
  done: 'positive',
  saved: 'positive',
  waiting: 'warning',
  undetermined: 'warning',
  changed: 'warning',
  decided: 'info',
  refused: 'danger',
  unknown: 'danger',
};

/** Says what is true of a decision whose dialog is gone. */
export function DecisionOutcomeBanner({ outcome, onRead }: DecisionOutcomeBannerProps) {
  const { t } = useText(commissionsTexts);
  return (
    <Banner
      tone={TONES[outcome]}
      action={
        (outcome === 'unknown' || outcome === 'waiting') && (
          <Button size="small" onClick={onRead}>
            {t('commissions.readAgain')}
          </Button>
        )
      }
    >
      {t(`commissions.outcome.${outcome}`)}
    </Banner>
  );
}
