import { entryForPath } from '@sereno/domain/navigation';
import { type KnownRegister, registerFor, registerOf } from '@sereno/domain/register';
import type { SessionUser } from '@sereno/domain/session';
import type { DataTableHandle } from '@sereno/ui/data-table';
import { Button, Card, EmptyState } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { frameTexts, registerTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { Page } from '../../platform/ListPage.styles.ts';
import { watchForPresses } from '../../platform/pageFocus.ts';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { sessionAtom } from '../../platform/session.ts';
import { useIsNarrow } from '../../platform/useIsNarrow.ts';
import { ABOVE_LIST } from './registerParts.ts';
import { RegisterDrawer } from './RegisterDrawer.tsx';
import { RegisterEditor } from './RegisterEditor.tsx';
import { pageQuery, useRegisterCalls } from './registerQueries.ts';
import { RegisterTable, type RowSlots } from './RegisterTable.tsx';
import { StateChoice } from './StateChoice.tsx';
import { useRegisterAddress } from './useRegisterAddress.ts';

/** What a register has in place of what follows from its description. */
export type RegisterSlots = RowSlots & {
  /** Stands beside the choice of state. */
  readonly link?: ReactNode;
  /** Text of the button that opens the editor. */
  readonly addLabel?: string;
  readonly Editor?: ComponentType<{ onSaved: (id: number | null) => void; onClose: () => void }>;
};

export type RegisterPageProps = {
  /** A register that stands beside the page of the address. Default: the one that the address leads to. */
  register?: KnownRegister;
  slots?: RegisterSlots | undefined;
};

/** The page of every register; what it is like stands in its description. */
export function RegisterPage({ register: given, slots = NO_SLOTS }: RegisterPageProps) {
  const { t } = useText(frameTexts);
  const { t: named } = useText(registerTexts);
  const user = useAtomValue(sessionAtom)?.user;
  const [path] = useLocation();
  const entry = entryForPath(path);
  const described = given ?? (entry === null ? undefined : registerOf(entry.id));
  const register = described && user && registerFor(described, user);
  if (user === undefined || entry === null || register === undefined) return null;
  // Another register is another page: nothing of the one before may stay in it.
  const title = register.beside === undefined ? t(entry.key) : named(register.beside.title);
  return <RegisterOf key={register.id} register={register} title={title} user={user} slots={slots} />;
}

const NO_SLOTS: RegisterSlots = {};

/** A row that was added just now. */
type Added = { readonly id: number; readonly hasPressed: () => boolean };

type RegisterOfProps = { register: KnownRegister; title: string; user: SessionUser; slots: RegisterSlots };

function RegisterOf({ register, title, user, slots }: RegisterOfProps) {
  const { t } = useText(registerTexts);
  const calls = useRegisterCalls();
  const page = useRef<HTMLDivElement>(null);
  const table = useRef<DataTableHandle>(null);
  const isNarrow = useIsNarrow(page);
  const address = useRegisterAddress(register);
  const { query, ask } = address;
  const answer = useQuery(pageQuery(calls, register, query));
  const data = shownData(answer);
  const rows = data?.rows;
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const { Editor } = slots;
  const addLabel = slots.addLabel ?? (register.readOnly === true ? undefined : t('register.add'));
  const saved = (id: number | null): void => {
    setAdding(false);
    setAdded(id === null ? null : { id, hasPressed: watchForPresses() });
  };

  // The new row takes the focus once the table shows it, unless the person went on meanwhile: it would close their list, or leave their field.
  useEffect(() => {
    if (added === null || rows?.some(({ id }) => id === added.id) !== true) return;
    if (added.hasPressed() || table.current?.focusRow(String(added.id)) === true) setAdded(null);
  }, [added, rows]);

  const Above = ABOVE_LIST[register.id];
  const isEmpty =
    data?.total === 0 &&
    query.search === '' &&
    query.filters.length === 0 &&
    query.state !== 'ended' &&
    query.page === 0;
  return (
    <Page ref={page}>
      {register.ending !== 'never' && (
        <StateChoice
          register={register}
          state={query.state}
          onChoose={(state) => ask({ ...query, state, page: 0 }, true)}
          link={slots.link}
        />
      )}
      {Above !== undefined && !isEmpty && (
        <Region resetKey={register.id}>
          <Above register={register} query={query} />
        </Region>
      )}
      <Region resetKey={JSON.stringify(query)}>
        {isEmpty ? (
          <Card>
            <EmptyState
              title={t(register.empty)}
              action={
                addLabel !== undefined && (
                  <Button variant="primary" startIcon={<Plus />} onClick={() => setAdding(true)}>
                    {addLabel}
                  </Button>
                )
              }
            />
          </Card>
        ) : (
          <RegisterTable
            key={isNarrow ? 'cards' : 'columns'}
            ref={table}
            register={register}
            title={title}
            user={user}
            isNarrow={isNarrow}
            data={data}
            refreshing={answer.isFetching}
            onRetry={() => void answer.refetch()}
            address={address}
            addLabel={addLabel}
            onAdd={() => setAdding(true)}
            slots={slots}
          />
        )}
      </Region>
      <RegisterDrawer register={register} id={address.row} onClose={address.closeRow} OwnActions={slots.RowActions} />
      {isAdding && Editor === undefined && (
        <RegisterEditor register={register} row={null} title={title} onSaved={saved} onClose={() => setAdding(false)} />
      )}
      {isAdding && Editor !== undefined && (
        <Suspense fallback={null}>
          <Editor onSaved={saved} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
