import { FigureGroup } from '@sereno/ui/cards';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { ActivitiesFigure } from './ActivitiesFigure.tsx';
import type { PartProps } from './partProps.ts';
import { ProspectsFigure } from './ProspectsFigure.tsx';
import { SalesFigure } from './SalesFigure.tsx';
import { UnattendedFigure } from './UnattendedFigure.tsx';

/** What the period comes to: who waits (DSH-02), and the totals of what the charts show day by day. */
export function SummaryFigures(props: PartProps) {
  const { t } = useText(summaryTexts);
  return (
    <FigureGroup label={t('summary.figures')}>
      <UnattendedFigure {...props} />
      <SalesFigure {...props} />
      <ActivitiesFigure {...props} />
      <ProspectsFigure {...props} />
    </FigureGroup>
  );
}
