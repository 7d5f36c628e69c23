import type { PdfRequest } from '@sereno/api';
import type { PdfKind } from '@sereno/domain/access';
import { saveFile } from '@sereno/ui/foundation';
import { useRef, useState } from 'react';
import { commissionsTexts } from '../../../../i18n/areas.ts';
import { useText } from '../../../../i18n/index.tsx';
import { usePlatform } from '../../../../platform/PlatformProvider.tsx';
import { report } from '../../../../platform/report.ts';
import { usePdfCalls } from '../../../../platform/usePdfCalls.ts';
import { pdfProblem } from './pdfProblem.ts';

/** Downloads PDFs one at a time: a failed one says so and saves nothing (PDF-01). */
export function usePdf() {
  const fetchCalls = usePdfCalls();
  const { toasts } = usePlatform();
  const { t } = useText(commissionsTexts);
  const [busy, setBusy] = useState<PdfKind | null>(null);
  const isBusy = useRef(false);

  async function download(request: PdfRequest): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(request.kind);
    try {
      const calls = await fetchCalls();
      const { name, blob } = await calls.ofWeek(request);
      saveFile(blob, name);
      toasts.show({ tone: 'positive', text: t('commissions.pdfSaved', { name }) });
    } catch (error) {
      report(error);
      toasts.show({ tone: 'danger', text: t(`commissions.pdf.${pdfProblem(error)}`) });
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  return { busy, download: (request: PdfRequest) => void download(request) };
}
