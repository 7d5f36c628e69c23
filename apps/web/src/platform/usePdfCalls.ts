import type { PdfCalls } from '@sereno/api/pdf';
import { lazyPart } from '@sereno/ui/lazy';
import { useCallback } from 'react';
import { usePlatform } from './PlatformProvider.tsx';

const pdfCode = lazyPart(() => import('@sereno/api/pdf'));

/** Fetches the calls that bring a PDF, with the first one that is asked for. */
export function usePdfCalls(): () => Promise<PdfCalls> {
  const { doors } = usePlatform().api;
  return useCallback(async () => (await pdfCode.load()).createPdfCalls(doors), [doors]);
}
