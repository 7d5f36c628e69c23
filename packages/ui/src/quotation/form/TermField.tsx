'use client';
import { Field, SegmentedControl, Select } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { Terms } from './QuotationForm.styles.ts';
import type { QuotationFieldProps } from './QuotationFields.tsx';

/** With more terms than this a list opens. */
const MOST_IN_SIGHT = 6;

/** For how long it is paid; 0 is cash. */
export function TermField({ form, options, errorOf, onChange }: QuotationFieldProps) {
  const t = useTexts(quotationTexts);
  const { payments } = form;
  const wording = { label: t('quotationForm.term'), required: true, error: errorOf('payments') };
  const choices = {
    options: options.terms.map((count) => ({
      value: String(count),
      label: count === 0 ? t('quotationForm.cash') : t('quotationForm.months', { count }),
    })),
    value: payments === null || !options.terms.includes(payments) ? null : String(payments),
    onChange: (value: string | null) => onChange({ ...form, payments: value === null ? null : Number(value) }),
  };
  if (options.terms.length > MOST_IN_SIGHT) return <Select {...wording} {...choices} />;
  return (
    <Field {...wording} group>
      <Terms>
        <SegmentedControl {...choices} fullWidth />
      </Terms>
    </Field>
  );
}
