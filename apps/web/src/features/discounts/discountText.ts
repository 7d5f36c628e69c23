import { formatScreenDate } from '@sereno/domain/calendar';
import type { Certificate, DiscountIssue, DiscountRequest } from '@sereno/domain/discount';
import { formatCents } from '@sereno/domain/money';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../i18n/discounts/es.ts';

/** Texts of discounts. */
export type DiscountText = Translate<typeof es>;

/** How a request stands, with its amount. */
export function stateText({ state, asked, granted }: DiscountRequest, t: DiscountText): string {
  if (state === 'asked') return t('discount.waits', { amount: formatCents(asked) });
  return t(`discount.state.${state}`, { amount: formatCents(granted ?? 0), asked: formatCents(asked) });
}

/** What is wrong with a field, as a sentence. @param certificate Of the code that was typed, where it is known. */
export function issueText(
  { field, code, limit }: DiscountIssue,
  certificate: Certificate | null,
  t: DiscountText,
): string {
  switch (code) {
    case 'required':
    case 'tooLong':
    case 'tooSmall':
    case 'unknown':
    case 'usedUp':
      return t(`discount.issue.${code}`);
    case 'notYet':
    case 'expired': {
      const day = code === 'notYet' ? certificate?.validFrom : certificate?.validUntil;
      return t(`discount.issue.${code}`, { day: day === undefined ? '' : formatScreenDate(day) });
    }
    case 'tooLarge':
      return limit === undefined ? t('discount.refused') : t('discount.issue.tooLarge', { amount: formatCents(limit) });
    case 'overLimit':
      return t('discount.within', { amount: formatCents(limit ?? 0) });
    default:
      return t(field === 'reason' || field === 'answer' ? 'discount.refused' : 'discount.issue.notRead');
  }
}
