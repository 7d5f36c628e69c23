import type { KnownRegister, RegisterRow, RegisterTextKey } from '@sereno/domain/register';
import { Button, ConfirmDialog } from '@sereno/ui/foundation';
import { use, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { InvalidateContext } from '../../platform/commands/useQuietCommand.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { RegisterEditor } from './RegisterEditor.tsx';
import { registerRowChange, type RowChange, STALE } from './registerCommands.ts';
import { useRegisterCalls } from './registerQueries.ts';
import { Actions } from './Registers.styles.ts';
import { issueText, type RegisterText, rowNameOf } from './registerText.ts';

type Wording = { readonly title: string; readonly help?: string; readonly confirm: string; readonly done: string };

/** What is asked, and said afterwards. */
function wordingOf(register: KnownRegister, change: RowChange, name: string, t: RegisterText): Wording {
  if (change.kind === 'action') {
    const action = register.actions?.find(({ id }) => id === change.action);
    const text = (key: RegisterTextKey | undefined) => (key === undefined ? '' : t(key));
    return { title: text(action?.question), confirm: text(action?.label), done: text(action?.done) };
  }
  const isDisabling = register.ending === 'disable';
  const kind = change.kind === 'end' ? (isDisabling ? 'disable' : 'end') : isDisabling ? 'enable' : 'restore';
  return {
    title: t(`register.${kind}Question`, { name }),
    help: t(`register.${kind}Help`),
    confirm: t(`register.${kind}`),
    done: t(`register.${kind}Done`),
  };
}

/** What can be done with a row: change it, take it out of use or put it back, and what its register offers beside that. */
export function RowActions({ register, row }: { register: KnownRegister; row: RegisterRow }) {
  const { t } = useText(registerTexts);
  const [isEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState<RowChange | null>(null);
  const isFixed = register.fixedIds?.includes(row.id) === true;
  const switching: RowChange = { kind: row.isEnded ? 'restore' : 'end' };
  const { actions = [] } = register;
  return (
    <Actions>
      {isFixed && !row.isEnded && <p>{t('issue.fixed')}</p>}
      {!row.isEnded &&
        actions.map(({ id, label }) => (
          <Button key={id} onClick={() => setAsked({ kind: 'action', action: id })}>
            {t(label)}
          </Button>
        ))}
      {(!isFixed || row.isEnded) && (
        <Button onClick={() => setAsked(switching)}>{wordingOf(register, switching, '', t).confirm}</Button>
      )}
      <Button variant="primary" onClick={() => setEditing(true)}>
        {t('register.edit')}
      </Button>
      <RowQuestion register={register} row={row} asked={asked} onClose={() => setAsked(null)} />
      {isEditing && (
        <RegisterEditor
          register={register}
          row={row}
          title=""
          onSaved={() => setEditing(false)}
          onClose={() => setEditing(false)}
        />
      )}
    </Actions>
  );
}

type RowQuestionProps = {
  register: KnownRegister;
  row: RegisterRow;
  /** Null while nothing is asked. */
  asked: RowChange | null;
  onClose: () => void;
};

/** Asks before something is done with a row. */
function RowQuestion({ register, row, asked, onClose }: RowQuestionProps) {
  const { t } = useText(registerTexts);
  const { toasts } = usePlatform();
  const invalidate = use(InvalidateContext);
  // The question stays in words while it fades, and after it was done.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const [reason, setReason] = useState<string | null>(null);
  const wording = shown && wordingOf(register, shown, rowNameOf(register, row, t), t);
  const calls = useRegisterCalls();
  const { problem, dismiss, submit } = useCommand(registerRowChange(calls, register), {
    t,
    onFailed: (failure) => {
      if (failure.kind !== 'refused') return;
      const [issue] = failure.issues ?? [];
      const field = register.fields.find(({ id }) => id === issue?.field);
      if (issue !== undefined) setReason(issueText(field, issue, t));
      else if (failure.status === STALE) setReason(t('register.changedMeanwhile'));
      // The next try is made upon what is known by then.
      invalidate([['register', register.id]]);
    },
  });
  if (wording === null || shown === null) return null;

  async function confirm(change: RowChange, done: string): Promise<void> {
    setReason(null);
    const verdict = await submit({ upon: { id: row.id, version: row.version }, change });
    // The question stays open, with the reason.
    if (verdict?.kind !== 'done') throw new Error(verdict?.kind);
    toasts.show({ tone: 'positive', text: done });
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (open) return;
        dismiss();
        setReason(null);
        onClose();
      }}
      title={wording.title}
      description={wording.help}
      confirmLabel={wording.confirm}
      cancelLabel={t('register.cancel')}
      onConfirm={() => confirm(shown, wording.done)}
      error={reason ?? problem?.text ?? ''}
    />
  );
}
