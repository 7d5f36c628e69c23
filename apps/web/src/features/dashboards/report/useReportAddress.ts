import { formatGroupKey, type GroupKey, knownGrouping, type KnownReport, parseGroupKey } from '@sereno/domain/report';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { setParameter, useAddress } from '../../../platform/useAddress.ts';

/** Where the address keeps what a report is grouped by, and the group whose rows are shown. */
const GROUPING = 'agrupar';
const ROWS = 'fila';
/** Marks a step of the history that opened rows, so that closing them is the way back. */
const OPENED_HERE = { reportRows: true } as const;

const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'reportRows' in state;

/** A report as its address asks for it, and what changes it. */
export type ReportAddress = {
  readonly groupedBy: readonly string[];
  /** Whether the address asks for something that the report does not have, such as one of an older version. */
  readonly isReduced: boolean;
  readonly groupBy: (dimensions: readonly string[]) => void;
  /** The group whose rows are shown; null where none are. */
  readonly group: readonly GroupKey[] | null;
  readonly openGroup: (group: readonly GroupKey[]) => void;
  readonly closeGroup: () => void;
};

/** What cannot be read is left out: a link of an older version still shows the report. */
export function useReportAddress(report: KnownReport): ReportAddress {
  const [search, change] = useAddress();
  const [, setSearch] = useSearchParams();
  const grouping = search.get(GROUPING);
  const keys = search.getAll(ROWS).join('\n');
  return useMemo(() => {
    const group = keys.split('\n').map((text) => parseGroupKey(report, text));
    const known = knownGrouping(report, grouping ?? report.groupedBy);
    return {
      groupedBy: known.groupedBy,
      isReduced: known.isReduced || (keys !== '' && group.includes(null)),
      groupBy: (dimensions) =>
        change((params) => {
          const text = dimensions.join(',');
          setParameter(params, GROUPING, text === report.groupedBy ? null : text);
          params.delete(ROWS);
        }),
      group: keys === '' || group.includes(null) ? null : group.filter((key) => key !== null),
      openGroup: (chosen) =>
        setSearch(
          (current) => {
            current.delete(ROWS);
            for (const key of chosen) current.append(ROWS, formatGroupKey(key));
            return current;
          },
          { state: OPENED_HERE },
        ),
      closeGroup: () => {
        if (wasOpenedHere(window.history.state)) window.history.back();
        else change((params) => params.delete(ROWS));
      },
    };
  }, [report, grouping, keys, change, setSearch]);
}
