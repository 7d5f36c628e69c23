import type { KnownRegister, RegisterRow } from '@sereno/domain/register';
import { Badge, Button, Drawer, EmptyState, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { ROW_PARTS } from './registerParts.ts';
import { RegisterHistory } from './RegisterHistory.tsx';
import { rowQuery, useRegisterCalls } from './registerQueries.ts';
import { stateText } from './registerColumns.ts';
import { Facts } from '../../platform/Record.styles.ts';
import { Heading, Sections } from './Registers.styles.ts';
import { type KnownField, rowNameOf, type RegisterText, rowText } from './registerText.ts';
import { RowActions } from './RowActions.tsx';

/** Room for a field and its value, and for the history, in px. */
const WIDTH = 480;

export type RegisterDrawerProps = {
  register: KnownRegister;
  /** The row that the address opens; null for none. */
  id: number | null;
  onClose: () => void;
  /** What can be done with a row in place of what follows from the description. */
  OwnActions?: ComponentType<{ row: RegisterRow }> | undefined;
};

/** The detail of a row, beside the list: what it holds, what was done with it, and what can be done. */
export function RegisterDrawer({ register, id, onClose, OwnActions }: RegisterDrawerProps) {
  // Its content stays while it slides away.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  return shown === null ? null : (
    <RowDrawer
      key={shown}
      register={register}
      id={shown}
      isOpen={id !== null}
      onClose={onClose}
      OwnActions={OwnActions}
    />
  );
}

type RowDrawerProps = Omit<RegisterDrawerProps, 'id'> & { id: number; isOpen: boolean };

function RowDrawer({ register, id, isOpen, onClose, OwnActions }: RowDrawerProps) {
  const { t } = useText(registerTexts);
  const calls = useRegisterCalls();
  const answer = useQuery({ ...rowQuery(calls, register, id), enabled: isOpen });
  const row = shownData(answer);
  const Part = ROW_PARTS[register.id];
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      width={WIDTH}
      title={row ? rowNameOf(register, row, t) : t('register.details')}
      {...(row &&
        OwnActions !== undefined && {
          footer: (
            <Suspense fallback={null}>
              <OwnActions row={row} />
            </Suspense>
          ),
        })}
      {...(row && register.readOnly !== true && { footer: <RowActions register={register} row={row} /> })}
    >
      <Region resetKey={String(id)}>
        {row ? (
          <Sections>
            <RowFacts register={register} row={row} t={t} />
            {Part !== undefined && (
              <Suspense fallback={null}>
                <Part row={row} />
              </Suspense>
            )}
            <section>
              <Heading>{t('register.history')}</Heading>
              <RegisterHistory register={register} id={id} />
            </section>
          </Sections>
        ) : (
          <Missing
            isLoading={answer.isPending}
            isGone={answer.data === null}
            busy={answer.isFetching}
            onRetry={() => void answer.refetch()}
          />
        )}
      </Region>
    </Drawer>
  );
}

/** What stands there as long as there is no row. */
function Missing(props: { isLoading: boolean; isGone: boolean; busy: boolean; onRetry: () => void }) {
  const { t } = useText(registerTexts);
  if (props.isLoading) {
    return (
      <SkeletonGroup>
        <Skeleton height="20px" />
        <Skeleton height="20px" />
        <Skeleton height="20px" />
      </SkeletonGroup>
    );
  }
  if (props.isGone) return <EmptyState title={t('register.gone')} />;
  return (
    <EmptyState
      title={t('register.notLoaded')}
      action={
        <Button busy={props.busy} onClick={props.onRetry}>
          {t('register.retry')}
        </Button>
      }
    />
  );
}

function RowFacts({ register, row, t }: { register: KnownRegister; row: RegisterRow; t: RegisterText }) {
  return (
    <Facts>
      {register.ending !== 'never' && (
        <>
          <dt>{t('register.state')}</dt>
          <dd>
            <Badge tone={row.isEnded ? 'neutral' : 'positive'}>{stateText(register, row.isEnded, t)}</Badge>
          </dd>
        </>
      )}
      {register.fields.map((field) => (
        <Fact key={field.id} field={field} row={row} t={t} />
      ))}
    </Facts>
  );
}

function Fact({ field, row, t }: { field: KnownField; row: RegisterRow; t: RegisterText }) {
  const text = rowText(field, row, t);
  return (
    <>
      <dt>{t(field.label)}</dt>
      <dd className={text === '' ? 'none' : undefined}>{text === '' ? t('register.empty') : text}</dd>
    </>
  );
}
