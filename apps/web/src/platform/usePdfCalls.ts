import { createPdfCalls, type PdfCalls } from '@sereno/api/pdf';
import { useMemo } from 'react';
import { usePlatform } from './PlatformProvider.tsx';

/** The calls that bring a PDF; their code comes with what asks for one. */
export function usePdfCalls(): PdfCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createPdfCalls(doors), [doors]);
}
