import { BUSINESS_LINES, type QuotationForm } from '@sereno/domain/quotation';
import * as v from 'valibot';

/** More than anybody types into a field of figures. */
const typed = v.pipe(v.string(), v.maxLength(200));

/** What a draft of a quotation may hold. */
export const formSchema: v.GenericSchema<unknown, QuotationForm> = v.object({
  line: v.nullable(v.picklist(BUSINESS_LINES)),
  productCode: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  pieces: typed,
  discountPercent: typed,
  payments: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  downPayment: typed,
});
