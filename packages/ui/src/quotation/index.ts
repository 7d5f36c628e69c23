'use client';
export { QuotationDialog, type QuotationDialogProps } from './sheet/QuotationDialog.tsx';
export { QuotationForm } from './form/QuotationForm.tsx';
export { QuotationFormSkeleton } from './form/QuotationFormSkeleton.tsx';
export type { QuotationFormProps } from './form/quotationFormProps.ts';
export { Tabulator, type TabulatorProps } from './tabulator/Tabulator.tsx';
export { QuotationSheet, type QuotationSheetProps } from './sheet/QuotationSheet.tsx';
