import { Banner, type BannerTone, Button } from '@sereno/ui/foundation';
import { commissionsTexts } from '../../../../i18n/commissions/index.ts';
import { useText } from '../../../../i18n/index.tsx';
import type { DecisionNews } from './decisionNews.ts';

export type DecisionNewsBannerProps = {
  /** What became of a decision. */
  news: DecisionNews;
  /** Reads the week again. */
  onRead: () => void;
};

const TONES: Readonly<Record<DecisionNews, BannerTone>> = {
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
export function DecisionNewsBanner({ news, onRead }: DecisionNewsBannerProps) {
  const { t } = useText(commissionsTexts);
  return (
    <Banner
      tone={TONES[news]}
      action={
        (news === 'unknown' || news === 'waiting') && (
          <Button size="small" onClick={onRead}>
            {t('commissions.readAgain')}
          </Button>
        )
      }
    >
      {t(`commissions.news.${news}`)}
    </Banner>
  );
}
