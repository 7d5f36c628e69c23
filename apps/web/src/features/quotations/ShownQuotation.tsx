import { QuotationDialog } from '@sereno/ui/quotation';
import type { ShownQuotationState } from './useShownQuotation.ts';

export type ShownQuotationProps = {
  shown: ShownQuotationState;
  /** Name of the company that quotes. */
  company: string;
};

/** The quotation that the address names, to read and to print. */
export function ShownQuotation({ shown, company }: ShownQuotationProps) {
  return (
    <QuotationDialog
      open={shown.isOpen}
      onClose={shown.close}
      quotation={shown.quotation}
      onRetry={shown.retry}
      company={company}
    />
  );
}
