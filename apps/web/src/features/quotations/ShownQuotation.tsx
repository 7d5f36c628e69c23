import type { Quotation } from '@sereno/domain/quotation';
import { QuotationDialog } from '@sereno/ui/quotation';
import type { ComponentType } from 'react';
import type { ShownQuotationState } from './useShownQuotation.ts';

export type ShownQuotationProps = {
  shown: ShownQuotationState;
  /** Name of the company that quotes. */
  company: string;
  /** What is done with it beside printing. */
  Actions: ComponentType<{ quotation: Quotation }>;
};

/** The quotation that the address names, to read and to print. */
export function ShownQuotation({ shown, company, Actions }: ShownQuotationProps) {
  return (
    <QuotationDialog
      open={shown.isOpen}
      onOpenChange={shown.close}
      quotation={shown.quotation}
      onRetry={shown.retry}
      company={company}
      actions={shown.quotation && <Actions quotation={shown.quotation} />}
    />
  );
}
