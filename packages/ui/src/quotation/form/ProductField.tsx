'use client';
import { formatCents } from '@sereno/domain/money';
import type { Product } from '@sereno/domain/quotation';
import { useMemo } from 'react';
import { Combobox, Select } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import type { QuotationFieldProps } from './QuotationFields.tsx';

/** More plans than this are found by typing. */
const MOST_IN_LIST = 15;

/** The plan, each with its price: a list of those of the chosen line. */
export function ProductField({ form, options, errorOf, onChange }: QuotationFieldProps) {
  const t = useTexts(quotationTexts);
  const products = useMemo(
    () => options.products.filter(({ line }) => line === form.line),
    [options.products, form.line],
  );
  const priceOf = ({ price, services }: Product): string =>
    t('quotationForm.productPrice', { price: formatCents(price), count: services });
  const chosen = products.find(({ code }) => code === form.productCode);
  const shared = {
    label: t('quotationForm.product'),
    required: true,
    disabled: form.line === null,
    options: products.map((product) => ({
      value: product.code,
      label: product.name,
      description: priceOf(product),
    })),
    // One that is gone has no name any more: the error says so.
    value: chosen?.code ?? null,
    onChange: (productCode: string | null) => onChange({ ...form, productCode }),
    description: chosen === undefined ? undefined : priceOf(chosen),
    error: errorOf('productCode'),
  };
  return products.length > MOST_IN_LIST ? <Combobox {...shared} /> : <Select {...shared} />;
}
