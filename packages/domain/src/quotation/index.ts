export {
  MAX_AMOUNT,
  MAX_PAYMENTS,
  MAX_PIECES,
  quotationFigures,
  type QuotationPayment,
  quotationPayment,
  type QuotationPrice,
  quotationPrice,
  type QuotationTerms,
} from './figures.ts';
export {
  emptyQuotationForm,
  type QuotationChoice,
  type QuotationForm,
  readQuotationForm,
  type TypedField,
  withLine,
} from './form.ts';
export { type InstalmentSpread, instalmentSpread, instalmentYears } from './instalmentSpread.ts';
export {
  choiceIssues,
  choicePrice,
  chosenProduct,
  QUOTATION_FIELDS,
  type QuotationField,
  type QuotationIssue,
  quotationIssues,
  type QuotationLimits,
  smallestDownPayment,
} from './issues.ts';
export { quotationLinks, quotationMessage, type QuotationSender, type QuotedContact } from './message.ts';
export { type QuotationPayload, quotationPayload, type QuotationPreview, quotationPreview } from './payload.ts';
export {
  BUSINESS_LINES,
  type BusinessLine,
  type Product,
  type Quotation,
  type QuotationFigures,
  type QuotationOptions,
  type QuotationRow,
} from './quotation.ts';
export { lastValidDay, QUOTATION_STATUSES, type QuotationStatus, quotationStatus } from './validity.ts';
export {
  TABULATED_PAYMENTS,
  tabulate,
  type TabulatedPlan,
  type TabulatedTerm,
  type TabulatorTerms,
} from './tabulator.ts';
