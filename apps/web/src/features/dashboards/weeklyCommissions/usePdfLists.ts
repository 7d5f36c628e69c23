import { canDownloadPdf } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { assistantList, channelList, managementList } from '../filters/listQuery.ts';
import type { PdfLists } from './pdf/pdfTargets.ts';

/** Those whom the viewer's PDFs can be about: role 1 has all of them, the others their own (PDF-04 to PDF-06). */
export function usePdfLists(user: SessionUser): PdfLists {
  const calls = useCalls();
  const { config } = usePlatform();
  const managements = useQuery({ ...managementList(calls), enabled: canDownloadPdf('manager', user, config) });
  const channels = useQuery({ ...channelList(calls, []), enabled: canDownloadPdf('channelManager', user, config) });
  const assistants = useQuery({ ...assistantList(calls), enabled: canDownloadPdf('subdirector', user, config) });
  return { managements: shownData(managements), channels: shownData(channels), assistants: shownData(assistants) };
}
