import { canDownloadPdf } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { listQuery, optionsOf } from '../filters/listQuery.ts';
import type { PdfLists } from './pdf/pdfTargets.ts';

/** Those whom the viewer's PDFs can be about: role 1 has all of them, the others their own (PDF-04 to PDF-06). */
export function usePdfLists(user: SessionUser): PdfLists {
  const { catalog } = useCalls();
  const { config } = usePlatform();
  const managements = useQuery({
    ...listQuery(['filter-managements'], async ({ signal }) =>
      optionsOf(await catalog.managements([], signal), ({ id }) => id),
    ),
    enabled: canDownloadPdf('manager', user, config),
  });
  const channels = useQuery({
    ...listQuery(['filter-channels', []], async ({ signal }) =>
      optionsOf(await catalog.channelManagements([], signal), ({ id }) => id),
    ),
    enabled: canDownloadPdf('channelManager', user, config),
  });
  const assistants = useQuery({
    ...listQuery(['filter-own-assistants'], async ({ signal }) =>
      optionsOf(await catalog.ownAssistantManagers(signal), ({ id }) => id),
    ),
    enabled: canDownloadPdf('subdirector', user, config),
  });
  return { managements: shownData(managements), channels: shownData(channels), assistants: shownData(assistants) };
}
