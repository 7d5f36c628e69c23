import { dateIn, formatScreenDate, timeIn } from '@sereno/domain/calendar';
import type { DiscountRequest } from '@sereno/domain/discount';
import { useText } from '../../i18n/index.tsx';
import { discountTexts } from '../../i18n/areas.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Asked } from './Discounts.styles.ts';
import { stateText } from './discountText.ts';

/** A request: how it stands, why it was asked for, and what was said to it. */
export function RequestFacts({ request }: { request: DiscountRequest }) {
  const { t } = useText(discountTexts);
  const { config } = usePlatform();
  const dayOf = (at: number): string => {
    const instant = new Date(at);
    return `${formatScreenDate(dateIn(config.timeZone, instant))} ${timeIn(config.timeZone, instant)}`;
  };
  const { reason, answer, certificate, askedBy, askedAt, decidedBy, decidedAt } = request;
  return (
    <Asked>
      <p>
        <b>{stateText(request, t)}</b>
        {certificate !== null && ` · ${certificate}`}
      </p>
      <p>{reason}</p>
      <small>{t('discount.askedBy', { who: askedBy, day: dayOf(askedAt) })}</small>
      {decidedBy !== null && decidedAt !== null && (
        <>
          {answer !== null && <p>{answer}</p>}
          <small>{t('discount.by', { who: decidedBy, day: dayOf(decidedAt) })}</small>
        </>
      )}
    </Asked>
  );
}
