import type { RegisterPage } from '@sereno/api/register';
import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import type { KnownRegister, RegisterRow } from '@sereno/domain/register';
import type { SessionUser } from '@sereno/domain/session';
import {
  amountRows,
  DataTable,
  type DataTableHandle,
  type RowButton,
  storedTable,
  type TableQuery,
} from '@sereno/ui/data-table';
import { type ComponentType, type Ref, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { fileWords, registerColumns } from './registerColumns.ts';
import { allRows, useRegisterCalls } from './registerQueries.ts';
import { rowNameOf } from './registerText.ts';
import { registerQueryOf, tableQueryOf } from './tableQuery.ts';
import { useFilterChoices } from './useReferenceChoices.ts';
import type { RegisterAddress } from './useRegisterAddress.ts';

export type RegisterTableProps = {
  ref: Ref<DataTableHandle>;
  register: KnownRegister;
  title: string;
  user: SessionUser;
  /** There is no room for columns. */
  isNarrow: boolean;
  /** Undefined while it loads, null where it could not be fetched. */
  data: RegisterPage | null | undefined;
  refreshing: boolean;
  onRetry: () => void;
  address: RegisterAddress;
  /** Text of the button that adds a row; undefined where none is added. */
  addLabel: string | undefined;
  onAdd: () => void;
  slots: RowSlots;
};

/** What a description cannot say of the rows on a page. */
export type RowSlots = {
  /** Where a row leads in place of its detail; its first column alone where there are `RowActions`. */
  readonly href?: (row: RegisterRow) => string;
  /** What can be done with a row in its detail, in place of what follows from the description. */
  readonly RowActions?: ComponentType<{ row: RegisterRow }>;
  /** What is done with a row so often that it has a button. */
  readonly rowButtons?: (row: RegisterRow) => readonly RowButton[];
};

const NO_ROWS: readonly never[] = [];
const rowId = ({ id }: RegisterRow): string => String(id);

/** The rows of a register: the server searches, filters, orders and pages them, and a row opens its detail. */
export function RegisterTable({ ref, register, title, user, isNarrow, data, address, ...rest }: RegisterTableProps) {
  const { t } = useText(registerTexts);
  const { config } = usePlatform();
  const calls = useRegisterCalls();
  const { refreshing, onRetry, addLabel, onAdd, slots } = rest;
  const { href, rowButtons, RowActions } = slots;
  const [, navigate] = useLocation();
  const { query, ask, openRow } = address;
  const { choicesOf, searchOf } = useFilterChoices(register, query, t);
  const showsState = query.state !== 'active';
  const columns = useMemo(
    () => registerColumns(register, { t, choicesOf, searchOf, showsState, isNarrow, href }),
    [register, t, choicesOf, searchOf, showsState, isNarrow, href],
  );
  const tableQuery = useMemo(() => tableQueryOf(register, query, choicesOf), [register, query, choicesOf]);
  const memory = useMemo(
    () => storedTable(`sereno:register:${user.id}:${register.id}${isNarrow ? ':cards' : ''}`, () => localStorage),
    [user.id, register.id, isNarrow],
  );
  const askTable = (next: TableQuery): void => {
    const lastPage = Math.max(0, Math.ceil((data?.total ?? 0) / query.pageSize) - 1);
    // Neither each pause while somebody types, nor the way out of a page that is gone, is a step to go back to.
    const isStep = next.globalFilter === query.search && query.page <= lastPage;
    ask(registerQueryOf(register, next, query, choicesOf), isStep);
  };
  return (
    <DataTable
      ref={ref}
      title={title}
      hideTitle={isNarrow}
      columns={columns}
      rows={data?.rows ?? NO_ROWS}
      rowId={rowId}
      rowLabel={(row) => rowNameOf(register, row, t)}
      total={data?.total ?? 0}
      hasMore={data?.hasMore ?? false}
      query={tableQuery}
      onQueryChange={askTable}
      onRowClick={(row) => (href === undefined || RowActions !== undefined ? openRow(row.id) : navigate(href(row)))}
      onNavigate={navigate}
      rowButtons={rowButtons}
      onAdd={addLabel === undefined ? undefined : onAdd}
      addLabel={addLabel}
      loading={data === undefined}
      failed={data === null}
      refreshing={refreshing && data !== undefined}
      onRetry={onRetry}
      search={register.search.length > 0}
      filter
      columnView={!isNarrow}
      csv={
        !isNarrow &&
        canDownloadCsv(user, config) &&
        ((asked, shown, signal) =>
          calls.registerCsv(
            register,
            registerQueryOf(register, asked, query, choicesOf),
            { columns: shown, words: fileWords(register, t) },
            signal,
          ))
      }
      print={!isNarrow && canPrint(user, config)}
      loadAll={(asked, signal) => allRows(calls, register, registerQueryOf(register, asked, query, choicesOf), signal)}
      memory={memory}
      cards={amountRows}
    />
  );
}
