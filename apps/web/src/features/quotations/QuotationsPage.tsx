import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import type { QuotationRow } from '@sereno/domain/quotation';
import type { SessionUser } from '@sereno/domain/session';
import { amountRows, DataTable, storedTable } from '@sereno/ui/data-table';
import { Banner } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { quotationTexts } from '../../i18n/areas.ts';
import { useCalls } from '../../platform/calls.ts';
import { useToday } from '../../platform/clock.ts';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { useIsNarrow } from '../../platform/useIsNarrow.ts';
import { forUser } from '../../platform/forUser.ts';
import { quotationColumns } from './quotationColumns.ts';
import { Page } from './QuotationPages.styles.ts';
import { quotationsQuery } from './quotationQueries.ts';
import { ShownQuotation, type ShownQuotationProps } from './ShownQuotation.tsx';
import { useShownQuotation } from './useShownQuotation.ts';

export { TabulatorPage } from './TabulatorPage.tsx';

export type QuotationsPageProps = Pick<ShownQuotationProps, 'Actions'>;

/** `/quotation`: the quotations that the person may see; with `Id` one of them as it is printed (RTE-15, UND-32). */
export const QuotationsPage = forUser<QuotationsPageProps>(({ user, Actions }) => {
  const { t } = useText(quotationTexts);
  const shown = useShownQuotation();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  return (
    <Page ref={page}>
      {shown.isUnknown && (
        <Banner tone="warning" onDismiss={shown.close}>
          {t('quotations.unknown')}
        </Banner>
      )}
      <Region>
        <QuotationTable user={user} isNarrow={isNarrow} />
      </Region>
      <Region resetKey={String(shown.id)}>
        <ShownQuotation shown={shown} company={user.companyName} Actions={Actions} />
      </Region>
    </Page>
  );
});

function QuotationTable({ user, isNarrow }: { user: SessionUser; isNarrow: boolean }) {
  const { t } = useText(quotationTexts);
  const { config } = usePlatform();
  const calls = useCalls();
  const today = useToday();
  const [, navigate] = useLocation();
  const query = useQuery(quotationsQuery(calls));
  const rows = shownData(query);
  const columns = useMemo(() => quotationColumns({ t, roleId: user.roleId, today }), [t, user.roleId, today]);
  const memory = useMemo(() => storedTable(`sereno:quotations:${user.id}`, () => localStorage), [user.id]);
  return (
    <DataTable
      title={t('quotations.title')}
      hideTitle={isNarrow}
      columns={columns}
      rows={rows ?? noRows}
      rowId={rowId}
      rowLabel={rowLabel}
      onRowClick={({ id }) => navigate(paths.quotation(id))}
      onNavigate={navigate}
      onAdd={() => navigate(paths.quotationAdd)}
      addLabel={t('quotations.add')}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={query.isFetching && rows !== undefined && rows !== null}
      onRetry={() => void query.refetch()}
      search
      filter
      columnView={!isNarrow}
      csv={!isNarrow && canDownloadCsv(user, config)}
      print={!isNarrow && canPrint(user, config)}
      memory={memory}
      cards={amountRows}
    />
  );
}

const noRows: readonly never[] = [];
const rowId = ({ id }: QuotationRow): string => String(id);
const rowLabel = ({ number, prospectName }: QuotationRow): string => `${number} ${prospectName}`.trim();
