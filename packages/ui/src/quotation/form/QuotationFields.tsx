'use client';
import {
  BUSINESS_LINES,
  type BusinessLine,
  MAX_PIECES,
  type QuotationField,
  type QuotationForm,
  type QuotationOptions,
  withLine,
} from '@sereno/domain/quotation';
import { formatPercent } from '@sereno/domain/money';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Field, SegmentedControl, TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { DownPaymentField } from './DownPaymentField.tsx';
import { ProductField } from './ProductField.tsx';
import { Fields } from './QuotationForm.styles.ts';
import { TermField } from './TermField.tsx';

/** What every field of the form is given. */
export type QuotationFieldProps = {
  form: QuotationForm;
  options: QuotationOptions;
  /** The error of a field, after an attempt to save; undefined without one. */
  errorOf: (field: QuotationField) => string | undefined;
  onChange: (form: QuotationForm) => void;
};

/** The fields, in the order in which an adviser talks about them: what, how many, for how much less, paid how. */
export function QuotationFields(props: QuotationFieldProps) {
  const { form, options, errorOf, onChange } = props;
  const t = useTexts(quotationTexts);
  const isOffered = (line: BusinessLine): boolean => options.products.some((product) => product.line === line);
  return (
    <Fields>
      <Cell data-wide data-field="line">
        <Field label={t('quotationForm.line')} group required error={errorOf('line')}>
          <SegmentedControl
            options={BUSINESS_LINES.map((line) => ({
              value: line,
              label: t(`businessLine.${line}`),
              disabled: !isOffered(line),
            }))}
            value={form.line}
            onChange={(line) => onChange(withLine(form, line))}
            fullWidth
          />
        </Field>
      </Cell>
      <Cell data-wide data-field="productCode">
        <ProductField {...props} />
      </Cell>
      <Cell data-field="pieces">
        <TextField
          label={t('quotationForm.pieces')}
          description={t('quotationForm.piecesLimit', { limit: MAX_PIECES })}
          required
          inputMode="numeric"
          autoComplete="off"
          value={form.pieces}
          onChange={(pieces) => onChange({ ...form, pieces })}
          error={errorOf('pieces')}
        />
      </Cell>
      <Cell data-field="discountPercent">
        <TextField
          label={t('quotationForm.discount')}
          description={t('quotationForm.discountLimit', { percent: formatPercent(options.maxDiscount) })}
          inputMode="decimal"
          autoComplete="off"
          value={form.discountPercent}
          onChange={(discountPercent) => onChange({ ...form, discountPercent })}
          error={errorOf('discountPercent')}
        />
      </Cell>
      <Cell data-wide data-field="payments">
        <TermField {...props} />
      </Cell>
      {form.payments !== null && form.payments > 0 && (
        <Cell data-wide data-field="downPayment">
          <DownPaymentField {...props} />
        </Cell>
      )}
    </Fields>
  );
}
