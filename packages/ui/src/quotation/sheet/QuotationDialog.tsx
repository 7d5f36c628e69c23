'use client';
import type { Quotation } from '@sereno/domain/quotation';
import { type ReactNode, useState } from 'react';
import { Printer } from '../../foundation/icons/printer.ts';
import {
  Banner,
  BottomSheet,
  Button,
  type ControlledOpenProps,
  DialogClose,
  EmptyState,
  Skeleton,
  SkeletonGroup,
} from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { QuotationPaper } from './QuotationPaper.tsx';
import { QuotationSheet } from './QuotationSheet.tsx';
import { usePrintTitle } from './usePrintTitle.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type QuotationDialogProps = RootProps &
  ControlledOpenProps & {
    /** The quotation: undefined while loading, null when loading failed. */
    quotation: Quotation | null | undefined;
    /** Reloads it. Default: no such button. */
    onRetry?: (() => void) | undefined;
    /** Name of the company that quotes. */
    company: string;
    /** Buttons before the one that prints. Default: none. */
    actions?: ReactNode;
  };

/** A quotation to read and print (UND-32). While it is open, printing prints only the document. */
export function QuotationDialog({
  open,
  onOpenChange,
  quotation,
  onRetry,
  company,
  actions,
  ...root
}: QuotationDialogProps) {
  const t = useTexts(quotationTexts);
  const [cannotPrint, setCannotPrint] = useState(false);
  const shown = open && quotation ? quotation : null;
  usePrintTitle(shown === null ? null : t('quotationDialog.title', { number: shown.number }));
  const print = (): void => {
    // Missing in a page embedded in another program.
    const canPrint = typeof window.print === 'function';
    setCannotPrint(!canPrint);
    if (canPrint) window.print();
  };
  return (
    <>
      <BottomSheet
        {...root}
        open={open}
        onOpenChange={onOpenChange}
        size="large"
        title={quotation ? t('quotationDialog.title', { number: quotation.number }) : t('quotationDialog.untitled')}
        footer={
          <>
            <DialogClose>
              <Button>{t('quotationDialog.close')}</Button>
            </DialogClose>
            {quotation && actions}
            <Button variant="primary" startIcon={<Printer />} disabled={!quotation} onClick={print}>
              {t('quotationDialog.print')}
            </Button>
          </>
        }
      >
        {cannotPrint && <Banner tone="warning">{t('quotationDialog.printImpossible')}</Banner>}
        {quotation === undefined && <DocumentShape />}
        {quotation === null && (
          <EmptyState
            title={t('quotationDialog.failed')}
            action={onRetry && <Button onClick={onRetry}>{t('quotationDialog.retry')}</Button>}
          />
        )}
        {quotation && <QuotationSheet quotation={quotation} company={company} headingLevel={3} />}
      </BottomSheet>
      {shown && <QuotationPaper quotation={shown} company={company} />}
    </>
  );
}

/** The document while it is on its way. */
const DocumentShape = () => (
  <SkeletonGroup>
    <Skeleton width="60%" />
    <Skeleton shape="block" height="96px" />
    <Skeleton shape="block" height="240px" />
  </SkeletonGroup>
);
