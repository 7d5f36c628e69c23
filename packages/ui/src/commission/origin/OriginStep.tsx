'use client';
import type { ExplainedStep } from '@sereno/domain/commission';
import { formatPesos, TAX_DIVISOR } from '@sereno/domain/money';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { CircleDashed } from '../../foundation/icons/circle-dashed.ts';
import { TriangleAlert } from '../../foundation/icons/triangle-alert.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import { Account, Agreement, Step } from './LineOrigin.styles.ts';

const ICONS = { agrees: CircleCheck, differs: TriangleAlert, unstated: CircleDashed } as const;

function agreementOf({ stated, difference }: ExplainedStep): keyof typeof ICONS {
  if (stated === null) return 'unstated';
  return difference === 0 ? 'agrees' : 'differs';
}

/** One step of the calculation: its inputs, its result, and how the stated amount differs. */
export function OriginStep({ step }: { step: ExplainedStep }) {
  const t = useTexts(commissionTexts);
  const agreement = agreementOf(step);
  const Icon = ICONS[agreement];
  return (
    <Step>
      <Account>
        {step.parts.map(({ amount, pesos }) => (
          <div key={amount}>
            <dt>{t(`lineOrigin.${amount}`)}</dt>
            <dd>{formatPesos(pesos)}</dd>
          </div>
        ))}
        {step.step === 'withoutTax' && (
          <div>
            <dt>{t('lineOrigin.taxDivisor', { divisor: String(TAX_DIVISOR) })}</dt>
            <dd />
          </div>
        )}
        <div className="result">
          <dt>{t(`lineOrigin.${step.step}`)}</dt>
          <dd>{formatPesos(step.result)}</dd>
        </div>
      </Account>
      <Agreement data-agreement={agreement}>
        <Icon aria-hidden />
        <AgreementWords step={step} />
      </Agreement>
    </Step>
  );
}

function AgreementWords({ step: { stated, difference } }: { step: ExplainedStep }) {
  const t = useTexts(commissionTexts);
  if (stated === null) return <span>{t('lineOrigin.unstated')}</span>;
  if (difference === 0) return <span>{t('lineOrigin.agrees')}</span>;
  const amounts = { stated: formatPesos(stated), difference: formatPesos(Math.abs(difference)) };
  return <span>{t(difference > 0 ? 'lineOrigin.more' : 'lineOrigin.less', amounts)}</span>;
}
