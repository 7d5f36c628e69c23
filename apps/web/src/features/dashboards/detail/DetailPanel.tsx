import { ACTIVITY_TYPE } from '@sereno/domain/activity';
import type { DetailAsk } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { detailTexts } from '../../../i18n/dashboardDetail/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { sessionAtom } from '../../../platform/session.ts';
import { shownData } from '../../../platform/queries.ts';
import { isOneAdviser } from './contractAmounts.ts';
import { contractKind, contractNames } from './contractNames.ts';
import { activityColumns, contractColumns, prospectColumns, renewalColumns } from './detailColumns.ts';
import {
  activityDetailQuery,
  type AskOf,
  contractDetailQuery,
  prospectDetailQuery,
  renewalDetailQuery,
} from './detailQueries.ts';
import { contractSums, renewalSums } from './detailSums.ts';
import { DetailSheet, type DetailSheetProps } from './DetailSheet.tsx';
import { DetailSums } from './DetailSums.tsx';
import { DetailTable } from './DetailTable.tsx';
import { useTypeName } from './useTypeName.ts';

export type DetailPanelProps = Pick<DetailSheetProps, 'isOpen' | 'onClose' | 'plan' | 'filters'> & {
  ask: DetailAsk;
  /** Only the rows of advisers who have not left (STM-04); activities and prospects know no such switch. Default false. */
  activeOnly?: boolean | undefined;
};

/** What was pressed, in words; the filters that count; and the rows, which add up to the figure. */
export function DetailPanel({ ask, ...props }: DetailPanelProps) {
  const user = useAtomValue(sessionAtom)?.user;
  if (user === undefined) return null;
  switch (ask.kind) {
    case 'contracts':
      return <ContractPanel {...props} ask={ask} user={user} />;
    case 'renewals':
      return <RenewalPanel {...props} ask={ask} user={user} />;
    case 'activities':
      return <ActivityPanel {...props} ask={ask} user={user} />;
    default:
      return <ProspectPanel {...props} ask={ask} user={user} />;
  }
}

type PanelProps<Kind extends DetailAsk['kind']> = Omit<DetailPanelProps, 'ask'> & {
  ask: AskOf<Kind>;
  user: SessionUser;
};

/** Only the rows know the name of a seller's code, and all of them have the same. */
const sellerName = (
  { slpCode, adviserName }: Pick<AskOf<'renewals'>, 'slpCode' | 'adviserName'>,
  [first]: readonly { readonly adviserName: string }[] = [],
): string | undefined => adviserName ?? (slpCode === undefined ? undefined : first?.adviserName);

function ContractPanel({ ask, user, activeOnly, ...sheet }: PanelProps<'contracts'>) {
  const { t } = useText(detailTexts);
  const { filters } = sheet;
  const query = useQuery({ ...contractDetailQuery(useCalls(), ask, { filters, activeOnly }), enabled: sheet.isOpen });
  const isOne = isOneAdviser(ask, filters);
  const columns = useMemo(() => contractColumns(t, ask, isOne), [t, ask, isOne]);
  return (
    <DetailSheet
      {...sheet}
      activeOnly={activeOnly}
      ask={ask}
      names={[sellerName(ask, query.data), ...contractNames(ask, t)]}
    >
      {(title) => (
        <>
          <DetailSums sums={contractSums(shownData(query), ask, t)} />
          <DetailTable
            title={title}
            kind={contractKind(ask, isOne)}
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

function RenewalPanel({ ask, user, activeOnly, ...sheet }: PanelProps<'renewals'>) {
  const { t } = useText(detailTexts);
  const { filters } = sheet;
  const query = useQuery({ ...renewalDetailQuery(useCalls(), ask, { filters, activeOnly }), enabled: sheet.isOpen });
  const isOne = isOneAdviser(ask, filters);
  const columns = useMemo(() => renewalColumns(t, isOne), [t, isOne]);
  return (
    <DetailSheet {...sheet} activeOnly={activeOnly} ask={ask} names={[sellerName(ask, query.data)]}>
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

function ActivityPanel({ ask, user, activeOnly: _activeOnly, ...sheet }: PanelProps<'activities'>) {
  const { t } = useText(detailTexts);
  const query = useQuery({ ...activityDetailQuery(useCalls(), ask, sheet.filters), enabled: sheet.isOpen });
  const typeName = useTypeName();
  const columns = useMemo(() => activityColumns(t, typeName), [t, typeName]);
  const typeId = ask.counter === undefined ? ask.activityTypeId : ACTIVITY_TYPE[ask.counter];
  const type = typeId === undefined ? undefined : typeName(typeId);
  // Only the rows know the name of their outcome, and all of them have the same.
  const tracing = ask.tracingId === undefined ? undefined : query.data?.[0]?.tracing;
  return (
    <DetailSheet {...sheet} ask={ask} names={[type, tracing]}>
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

function ProspectPanel({ ask, user, activeOnly: _activeOnly, ...sheet }: PanelProps<'prospects'>) {
  const { t } = useText(detailTexts);
  const query = useQuery({ ...prospectDetailQuery(useCalls(), ask, sheet.filters), enabled: sheet.isOpen });
  const columns = useMemo(() => prospectColumns(t), [t]);
  const means = ask.prospectionMeansId === undefined ? undefined : query.data?.[0]?.prospectionMeans;
  return (
    <DetailSheet {...sheet} ask={ask} names={[means]}>
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
