'use client';
import { type CommissionLine, commissionTypeName, explainCommissionLine } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { formatWeek } from '@sereno/domain/week';
import { useMemo, useState } from 'react';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { TriangleAlert } from '../../foundation/icons/triangle-alert.ts';
import { Banner, type ControlledOpenProps, Drawer } from '../../foundation/index.ts';
import { type Translate, useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { exactly } from '../exactly.ts';
import { Head, Rate, Root, Steps, Verdict } from './LineOrigin.styles.ts';
import { OriginStep } from './OriginStep.tsx';

export type LineOriginProps = RootProps &
  ControlledOpenProps & {
    /** The explained line. It may be null while closed: the drawer keeps the last one until it is gone. */
    line: CommissionLine | null;
  };

/**
 * '¿De dónde sale?': how the amounts of a line are calculated, step by step, and whether they agree to the cent. No
 * rate is shown, because no answer carries one.
 */
export function LineOrigin({ open, onOpenChange, line, ...root }: LineOriginProps) {
  const t = useTexts(commissionTexts);
  const [last, setLast] = useState(line);
  if (line !== null && line !== last) setLast(line);
  // While the drawer closes it keeps its content.
  const shown = line ?? last;
  const explanation = useMemo(() => shown && exactly(() => explainCommissionLine(shown)), [shown]);
  return (
    <Drawer
      {...root}
      open={open && line !== null}
      onOpenChange={onOpenChange}
      title={t('lineOrigin.title')}
      width={440}
    >
      {shown && (
        <Root>
          <Head>
            <strong>{shown.contract ?? t('lineOrigin.noContract')}</strong>
            <span>{[commissionTypeName(shown.type), shown.clientName].filter(isText).join(' · ')}</span>
            <span>{saleOf(shown, t)}</span>
          </Head>
          {explanation ? (
            <>
              <Verdict data-holds={explanation.holds}>
                {explanation.holds ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
                {t(explanation.holds ? 'lineOrigin.holds' : 'lineOrigin.holdsNot')}
              </Verdict>
              <Steps>
                {explanation.steps.map((step) => (
                  <OriginStep key={step.step} step={step} />
                ))}
              </Steps>
            </>
          ) : (
            <Banner tone="warning">{t('lineOrigin.uncounted')}</Banner>
          )}
          <Rate>{t('lineOrigin.rate')}</Rate>
        </Root>
      )}
    </Drawer>
  );
}

/** What was sold and when, for lines that tell it. */
const saleOf = ({ saleAmount, saleWeek }: CommissionLine, t: Translate<typeof commissionTexts>): string =>
  [
    saleAmount ? `${t('commissionTable.saleAmount')} ${formatPesos(saleAmount)}` : null,
    saleWeek ? `${t('commissionTable.saleWeek')} ${formatWeek(saleWeek)}` : null,
  ]
    .filter(isText)
    .join(' · ');

const isText = (text: string | null): boolean => text !== null && text !== '';
