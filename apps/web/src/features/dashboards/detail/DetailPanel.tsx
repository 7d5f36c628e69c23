import { canSeeMenuEntry } from '@sereno/domain/access';
import type { DetailQuery } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { activitiesTexts, detailTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { shownData } from '../../../platform/queries.ts';
import { isOneAdviser } from './contractAmounts.ts';
import { contractKind, contractNames } from './contractNames.ts';
import { activityColumns, contractColumns, prospectColumns, renewalColumns } from './detailColumns.ts';
import {
  activityDetailQuery,
  type DetailOf,
  contractDetailQuery,
  prospectDetailQuery,
  renewalDetailQuery,
  useDetailCalls,
} from './detailQueries.ts';
import { contractSums, renewalSums } from './detailSums.ts';
import { DetailSheet, type DetailSheetProps } from './DetailSheet.tsx';
import { DetailSums } from './DetailSums.tsx';
import { DetailTable } from './DetailTable.tsx';
import { useTypeName } from './useTypeName.ts';

export type DetailPanelProps = Pick<DetailSheetProps, 'isOpen' | 'onClose' | 'plan' | 'filters'> & {
  detail: DetailQuery;
  /** Only the rows of advisers who have not left (STM-04); activities and prospects know no such switch. Default false. */
  activeOnly?: boolean | undefined;
};

/** What was pressed, in words; the filters that count; and the rows, which add up to the figure. */
export function DetailPanel({ detail, ...props }: DetailPanelProps) {
  const user = useAtomValue(sessionAtom)?.user;
  if (user === undefined) return null;
  switch (detail.kind) {
    case 'contracts':
      return <ContractPanel {...props} detail={detail} user={user} />;
    case 'renewals':
      return <RenewalPanel {...props} detail={detail} user={user} />;
    case 'activities':
      return <ActivityPanel {...props} detail={detail} user={user} />;
    default:
      return <ProspectPanel {...props} detail={detail} user={user} />;
  }
}

type PanelProps<Kind extends DetailQuery['kind']> = Omit<DetailPanelProps, 'detail'> & {
  detail: DetailOf<Kind>;
  user: SessionUser;
};

/** Whether somebody may open the contracts, to which their numbers lead then. */
function useOpensContracts(user: SessionUser): boolean {
  const { config } = usePlatform();
  return canSeeMenuEntry('contractBrowse', user, config);
}

/** Only the rows know the name of a seller's code, and all of them have the same. */
const sellerName = (
  { slpCode, adviserName }: Pick<DetailOf<'renewals'>, 'slpCode' | 'adviserName'>,
  [first]: readonly { readonly adviserName: string }[] = [],
): string | undefined => adviserName ?? (slpCode === undefined ? undefined : first?.adviserName);

function ContractPanel({ detail, user, activeOnly, ...sheet }: PanelProps<'contracts'>) {
  const { t } = useText(detailTexts);
  const { filters } = sheet;
  const query = useQuery({
    ...contractDetailQuery(useDetailCalls(), detail, { filters, activeOnly }),
    enabled: sheet.isOpen,
  });
  const isOne = isOneAdviser(detail, filters);
  const opens = useOpensContracts(user);
  const columns = useMemo(() => contractColumns(t, detail, isOne, opens), [t, detail, isOne, opens]);
  return (
    <DetailSheet
      {...sheet}
      activeOnly={activeOnly}
      detail={detail}
      names={[sellerName(detail, query.data), ...contractNames(detail, t)]}
    >
      {(title) => (
        <>
          <DetailSums sums={contractSums(shownData(query), detail, t)} />
          <DetailTable
            title={title}
            kind={contractKind(detail, isOne)}
            columns={columns}
            query={query}
            rowId={(row) => row.contractNumber}
            user={user}
          />
        </>
      )}
    </DetailSheet>
  );
}

function RenewalPanel({ detail, user, activeOnly, ...sheet }: PanelProps<'renewals'>) {
  const { t } = useText(detailTexts);
  const { filters } = sheet;
  const query = useQuery({
    ...renewalDetailQuery(useDetailCalls(), detail, { filters, activeOnly }),
    enabled: sheet.isOpen,
  });
  const isOne = isOneAdviser(detail, filters);
  const opens = useOpensContracts(user);
  const columns = useMemo(() => renewalColumns(t, isOne, opens), [t, isOne, opens]);
  return (
    <DetailSheet {...sheet} activeOnly={activeOnly} detail={detail} names={[sellerName(detail, query.data)]}>
      {(title) => (
        <>
          <DetailSums sums={renewalSums(shownData(query), t)} />
          <DetailTable
            title={title}
            kind={isOne ? 'renewals-oneAdviser' : 'renewals'}
            columns={columns}
            query={query}
            rowId={(row) => String(row.id)}
            user={user}
          />
        </>
      )}
    </DetailSheet>
  );
}

function ActivityPanel({ detail, user, activeOnly: _activeOnly, ...sheet }: PanelProps<'activities'>) {
  const { t } = useText(detailTexts);
  const query = useQuery({ ...activityDetailQuery(useDetailCalls(), detail, sheet.filters), enabled: sheet.isOpen });
  const { t: counters } = useText(activitiesTexts);
  const typeName = useTypeName(sheet.isOpen);
  const columns = useMemo(() => activityColumns(t, typeName), [t, typeName]);
  const { counter, activityTypeId } = detail;
  const ofId = activityTypeId === undefined ? null : typeName(activityTypeId);
  const type = counter === undefined ? ofId : counters(`activities.${counter}`);
  // Only the rows know the name of their outcome, and all of them have the same.
  const tracing = detail.tracingId === undefined ? undefined : query.data?.[0]?.tracing;
  return (
    <DetailSheet {...sheet} detail={detail} names={[type, tracing]}>
      {(title) => (
        <DetailTable
          title={title}
          kind="activities"
          columns={columns}
          query={query}
          rowId={(row) => String(row.id)}
          user={user}
        />
      )}
    </DetailSheet>
  );
}

function ProspectPanel({ detail, user, activeOnly: _activeOnly, ...sheet }: PanelProps<'prospects'>) {
  const { t } = useText(detailTexts);
  const query = useQuery({ ...prospectDetailQuery(useDetailCalls(), detail, sheet.filters), enabled: sheet.isOpen });
  const columns = useMemo(() => prospectColumns(t), [t]);
  const means = detail.prospectionMeansId === undefined ? undefined : query.data?.[0]?.prospectionMeans;
  return (
    <DetailSheet {...sheet} detail={detail} names={[means]}>
      {(title) => (
        <DetailTable
          title={title}
          kind="prospects"
          columns={columns}
          query={query}
          rowId={(row) => String(row.prospectId)}
          user={user}
        />
      )}
    </DetailSheet>
  );
}
