import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotationPayment } from './figures.ts';
import { quotationLinks, quotationMessage } from './message.ts';

const sender = { adviser: 'Lucía Hernández', company: 'Previsión del Valle', whatsappUrl: 'https://wa.example/' };
const figures = {
  amount: 3_702_470,
  discount: 453_553,
  total: 3_248_917,
  untaxed: 2_800_791,
  tax: 448_126,
  ...quotationPayment(3_248_917, { payments: 12, downPayment: 400_000 }),
};
const quotation = {
  number: 'COT-000123',
  productName: 'Plan Básico',
  total: 3_248_917,
  figures,
  validUntil: '2026-12-09',
} as const;

describe('the message of a quotation', () => {
  it('UND-32 says who quotes what, what is paid and until when it holds', () => {
    expect(quotationMessage(quotation, sender)).toBe(
      'Soy Lucía Hernández, de Previsión del Valle. Tu cotización COT-000123: Plan Básico, enganche de $4,000.00 y 12 mensualidades de $2,374.09. Vigente hasta el 09/12/2026.',
    );
    const cash = { ...figures, ...quotationPayment(3_248_917, { payments: 0, downPayment: 0 }) };
    expect(quotationMessage({ ...quotation, figures: cash, validUntil: null }, sender)).toBe(
      'Soy Lucía Hernández, de Previsión del Valle. Tu cotización COT-000123: Plan Básico, un solo pago de $32,489.17.',
    );
  });

  it('UND-32 opens WhatsApp and mail for the person where they are known, and asks for whom where they are not', () => {
    const { whatsapp, mail } = quotationLinks(quotation, { phone: '55 1000 3001', email: 'rosa@example.mx' }, sender);
    expect(whatsapp).toMatch(/^https:\/\/wa\.example\/52\d*5510003001\?text=Soy%20/u);
    expect(mail).toMatch(/^mailto:rosa@example\.mx\?subject=Cotizaci%C3%B3n%20COT-000123&body=Soy%20/u);
    const unknown = quotationLinks(quotation, { phone: null, email: null }, sender);
    expect([unknown.whatsapp, unknown.mail].map((href) => href.split('?')[0])).toEqual([
      'https://wa.example/',
      'mailto:',
    ]);
  });

  it('UND-32 adds no recipient and no parameter, whatever the plan and the person are called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (productName, email) => {
        const { mail } = quotationLinks({ ...quotation, productName }, { phone: null, email }, sender);
        const { searchParams } = new URL(mail);
        expect([...searchParams.keys()]).toEqual(['subject', 'body']);
        expect(mail.split('?')[0]).not.toMatch(/[,&;]/u);
      }),
    );
  });
});
