'use client';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../state/useHydrated.ts';
import { Paper, PaperPage } from './QuotationSheet.styles.ts';
import { QuotationSheet, type QuotationSheetProps } from './QuotationSheet.tsx';

/** Printed instead of the page while rendered: only the document, in black. Hidden on screen. */
export function QuotationPaper(props: QuotationSheetProps) {
  if (!useHydrated()) return null;
  return createPortal(
    <Paper data-theme="light">
      <PaperPage />
      <QuotationSheet {...props} />
    </Paper>,
    document.body,
  );
}
