import type { DownloadedFile } from '@sereno/api';
import { type Quotation, quotationLinks, quotationMessage } from '@sereno/domain/quotation';
import type { SessionUser } from '@sereno/domain/session';
import { Button, Menu, type MenuItem, saveFile } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quotationTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { usePdfCalls } from '../../platform/usePdfCalls.ts';
import { forUser } from '../../platform/forUser.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import { quotationPdfQuery, quotedProspectQuery } from './quotationQueries.ts';

type SendQuotationProps = { quotation: Quotation; user: SessionUser };

/** Sends a quotation: its PDF by what the device shares with, or a message by WhatsApp or mail (UND-32). */
export const SendQuotation = forUser<Omit<SendQuotationProps, 'user'>>(({ quotation, user }: SendQuotationProps) => {
  const { t } = useText(quotationTexts);
  const { config, toasts } = usePlatform();
  const calls = useCalls();
  const fetchPdfCalls = usePdfCalls();
  const [isOpen, setOpen] = useState(false);
  // A share sheet opens only right after a press, so the file is there before it.
  const pdf = useQuery({ ...quotationPdfQuery(fetchPdfCalls, quotation), enabled: isOpen });
  const { data: person } = useQuery({
    ...quotedProspectQuery(calls, quotation.prospectId ?? 0),
    enabled: isOpen && quotation.prospectId !== null,
  });
  const sender = {
    adviser: user.fullName.trim() || user.name,
    company: user.companyName,
    whatsappUrl: config.channels.whatsappUrl,
  };
  const contact = { phone: person?.mobilePhone ?? null, email: person?.email ?? null };
  const links = quotationLinks(quotation, contact, sender);

  async function withPdf(hand: (file: DownloadedFile) => Promise<void> | void): Promise<void> {
    const { data, error } = pdf.data === undefined ? await pdf.refetch() : pdf;
    try {
      if (data === undefined) throw error ?? new Error('There is no PDF of the quotation.');
      await hand(data);
    } catch (failure) {
      // Closed without a choice.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      report(failure);
      toasts.show({ tone: 'danger', text: t('quotations.pdfFailed') });
    }
  }

  const items: readonly MenuItem[] = [
    ...(canShareFiles()
      ? [
          {
            type: 'action' as const,
            id: 'share',
            label: t('quotations.share'),
            onSelect: () =>
              void withPdf(({ name, blob }) =>
                navigator.share({
                  files: [new File([blob], name, { type: PDF })],
                  text: quotationMessage(quotation, sender),
                }),
              ),
          },
        ]
      : []),
    {
      type: 'action',
      id: 'download',
      label: t('quotations.download'),
      onSelect: () => void withPdf(({ name, blob }) => saveFile(blob, name)),
    },
    { type: 'link', id: 'whatsapp', label: t('quotations.byWhatsapp'), href: links.whatsapp, external: true },
    { type: 'link', id: 'mail', label: t('quotations.byMail'), href: links.mail },
  ];
  return <Menu side="top" trigger={<Button>{t('quotations.send')}</Button>} items={items} onOpenChange={setOpen} />;
});

const PDF = 'application/pdf';

/** Whether the device hands files on to other programs; laptops often do not. */
function canShareFiles(): boolean {
  const probe = { files: [new File([], 'x.pdf', { type: PDF })] };
  return typeof navigator.canShare === 'function' && navigator.canShare(probe);
}
