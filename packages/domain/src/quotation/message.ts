import { formatScreenDate } from '../calendar/index.ts';
import { readPhone } from '../contact/index.ts';
import { formatCents } from '../money/index.ts';
import { instalmentSpread } from './instalmentSpread.ts';
import type { Quotation } from './quotation.ts';

/** Who sends a quotation, and by which service. */
export type QuotationSender = {
  readonly adviser: string;
  readonly company: string;
  /** URL of a WhatsApp conversation; the number is appended (STA-08). */
  readonly whatsappUrl: string;
};

/** How the person a quotation is for is reached; null where it is not known or not the sender's to see. */
export type QuotedContact = { readonly phone: string | null; readonly email: string | null };

const paymentText = ({ total, figures }: Pick<Quotation, 'total' | 'figures'>): string => {
  const spread = instalmentSpread(figures.instalments);
  if (spread === null) return `un solo pago de ${formatCents(total)}`;
  const { count, amount } = spread;
  const months = `${count} ${count === 1 ? 'mensualidad' : 'mensualidades'} de ${formatCents(amount)}`;
  return `enganche de ${formatCents(figures.downPayment)} y ${months}`;
};

/** What goes with a quotation, in Spanish whatever language the sender works in: the client reads it. */
export function quotationMessage(
  quotation: Pick<Quotation, 'number' | 'productName' | 'total' | 'figures' | 'validUntil'>,
  { adviser, company }: Pick<QuotationSender, 'adviser' | 'company'>,
): string {
  const { number, productName, validUntil } = quotation;
  const until = validUntil === null ? '' : ` Vigente hasta el ${formatScreenDate(validUntil)}.`;
  return `Soy ${adviser}, de ${company}. Tu cotización ${number}: ${productName}, ${paymentText(quotation)}.${until}`;
}

/** Where the message of a quotation is written; without a number WhatsApp asks for whom it is. */
export function quotationLinks(
  quotation: Parameters<typeof quotationMessage>[0],
  { phone, email }: QuotedContact,
  sender: QuotationSender,
): { readonly whatsapp: string; readonly mail: string } {
  const text = encodeURIComponent(quotationMessage(quotation, sender));
  const subject = encodeURIComponent(`Cotización ${quotation.number}`);
  const address = encodeURIComponent(email?.trim() ?? '').replaceAll('%40', '@');
  return {
    whatsapp: `${sender.whatsappUrl}${readPhone(phone ?? '')?.international ?? ''}?text=${text}`,
    mail: `mailto:${address}?subject=${subject}&body=${text}`,
  };
}
