import type { KnownRegister, RegisterChange } from '@sereno/domain/register';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { shownData } from '../../platform/queries.ts';
import { type ChangedValue, ChangeList } from '../../platform/ChangeList.tsx';
import { historyQuery, useRegisterCalls } from './registerQueries.ts';
import { historyText, type RegisterText } from './registerText.ts';

/** What was done with a row. */
export function RegisterHistory({ register, id }: { register: KnownRegister; id: number }) {
  const { t } = useText(registerTexts);
  const answer = useQuery(historyQuery(useRegisterCalls(), register, id));
  const changes = shownData(answer)?.map((change) => ({
    ...change,
    title: changeText(register, change, t),
    values: valuesOf(register, change, t),
  }));
  return (
    <ChangeList headingLevel={4} changes={changes} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
  );
}

/** The fields that changed, in words. */
function valuesOf(
  { fields }: KnownRegister,
  { kind, fields: changed }: RegisterChange,
  t: RegisterText,
): readonly ChangedValue[] {
  const isNew = kind === 'created' || kind === 'signedIn';
  return changed.flatMap(({ field: id, before, after }) => {
    const field = fields.find((one) => one.id === id);
    if (field === undefined) return [];
    return {
      id,
      label: t(field.label),
      before: isNew ? undefined : historyText(field, before, t),
      after: historyText(field, after, t),
    };
  });
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
