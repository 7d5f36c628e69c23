'use client';
export { QuotationDialog } from './sheet/QuotationDialog.tsx';
export type { QuotationDialogProps } from './sheet/QuotationDialog.tsx';
export { QuotationForm } from './form/QuotationForm.tsx';
export { QuotationFormSkeleton } from './form/QuotationFormSkeleton.tsx';
export type { QuotationFormProps } from './form/quotationFormProps.ts';
export { QuotationSheet } from './sheet/QuotationSheet.tsx';
export type { QuotationSheetProps } from './sheet/QuotationSheet.tsx';
