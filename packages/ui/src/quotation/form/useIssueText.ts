'use client';
import { formatCents, formatPercent } from '@sereno/domain/money';
import type { QuotationField, QuotationIssue } from '@sereno/domain/quotation';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';

const REQUIRED = {
  line: 'quotationIssue.lineRequired',
  productCode: 'quotationIssue.productRequired',
  pieces: 'quotationIssue.piecesRequired',
  discountPercent: 'quotationIssue.notAPercent',
  payments: 'quotationIssue.termRequired',
  downPayment: 'quotationIssue.downPaymentRequired',
} as const satisfies Record<QuotationField, string>;

/** Figures as people may write them, by what is asked. */
const EXAMPLES = { pieces: '2', discountPercent: '10', downPayment: '1,500.50' } as const;

const exampleOf = (field: QuotationField): string =>
  field === 'pieces' || field === 'downPayment' ? EXAMPLES[field] : EXAMPLES.discountPercent;

/** A limit as its field is written. */
function limitText(field: QuotationField, limit: number): string {
  if (field === 'downPayment') return formatCents(limit);
  return field === 'discountPercent' ? formatPercent(limit) : String(limit);
}

/** The sentence of an issue, in the language of the page. */
export function useIssueText(): (issue: QuotationIssue) => string {
  const t = useTexts(quotationTexts);
  return ({ field, code, params }) => {
    const example = exampleOf(field);
    switch (code) {
      case 'tooSmall':
        return t('quotationIssue.tooSmall', { limit: limitText(field, params?.limit ?? 0) });
      case 'tooLarge':
        return t('quotationIssue.tooLarge', { limit: limitText(field, params?.limit ?? 0) });
      case 'notANumber':
        return t(field === 'discountPercent' ? 'quotationIssue.notAPercent' : 'quotationIssue.notANumber', { example });
      case 'notOffered':
        return t(field === 'payments' ? 'quotationIssue.termNotOffered' : 'quotationIssue.productNotOffered');
      default:
        return REQUIRED[field] === 'quotationIssue.notAPercent'
          ? t('quotationIssue.notAPercent', { example })
          : t(REQUIRED[field]);
    }
  };
}
