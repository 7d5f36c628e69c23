import { dateIn, formatScreenDate, timeIn } from '@sereno/domain/calendar';
import { type KnownRegister, type RegisterChange } from '@sereno/domain/register';
import { Button, EmptyState, Skeleton, SkeletonGroup, VisuallyHidden } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { historyQuery, useRegisterCalls } from './registerQueries.ts';
import { Changes } from './Registers.styles.ts';
import { historyText, type RegisterText } from './registerText.ts';

/** What was done with a row: who, when, and what it was before and after. */
export function RegisterHistory({ register, id }: { register: KnownRegister; id: number }) {
  const { t } = useText(registerTexts);
  const { config } = usePlatform();
  const calls = useRegisterCalls();
  const answer = useQuery(historyQuery(calls, register, id));
  const changes = shownData(answer);
  if (changes === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton height="40px" />
        <Skeleton height="40px" />
      </SkeletonGroup>
    );
  }
  if (changes === null) {
    return (
      <EmptyState
        title={t('register.notLoaded')}
        action={
          <Button size="small" busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {t('register.retry')}
          </Button>
        }
      />
    );
  }
  if (changes.length === 0) return <EmptyState title={t('register.historyEmpty')} />;
  const timeOf = (at: number): string => {
    const instant = new Date(at);
    return `${formatScreenDate(dateIn(config.timeZone, instant))} ${timeIn(config.timeZone, instant)}`;
  };
  return (
    <Changes>
      {changes.map((change) => (
        <li key={change.id}>
          <h4>{changeText(register, change, t)}</h4>
          <p className="by">{t('register.by', { name: change.by, time: timeOf(change.at) })}</p>
          {change.fields.length > 0 && (
            <ul>
              {change.fields.map((one) => (
                <FieldChange
                  key={one.field}
                  register={register}
                  change={one}
                  isNew={change.kind === 'created' || change.kind === 'signedIn'}
                />
              ))}
            </ul>
          )}
        </li>
      ))}
    </Changes>
  );
}

type FieldChangeProps = { register: KnownRegister; change: RegisterChange['fields'][number]; isNew: boolean };

function FieldChange({ register, change: { field: id, before, after }, isNew }: FieldChangeProps) {
  const { t } = useText(registerTexts);
  const field = register.fields.find((one) => one.id === id);
  if (field === undefined) return null;
  const now = (
    <>
      <VisuallyHidden>{`${t('register.after')}: `}</VisuallyHidden>
      <ins>{historyText(field, after, t)}</ins>
    </>
  );
  return (
    <li>
      {t(field.label)}:{' '}
      {isNew ? (
        historyText(field, after, t)
      ) : (
        <>
          <VisuallyHidden>{`${t('register.before')}: `}</VisuallyHidden>
          <del>{historyText(field, before, t)}</del> <span aria-hidden>→</span> {now}
        </>
      )}
    </li>
  );
}

/** What was done, in a few words. */
function changeText(
  { actions = [], ending }: KnownRegister,
  { kind, action }: RegisterChange,
  t: RegisterText,
): string {
  if (kind === 'action') {
    const known = actions.find(({ id }) => id === action);
    return known === undefined ? (action ?? '') : t(known.label);
  }
  if (ending === 'disable' && kind === 'ended') return t('register.change.disabled');
  if (ending === 'disable' && kind === 'restored') return t('register.change.enabled');
  return t(`register.change.${kind}`);
}
