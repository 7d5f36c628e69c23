import { formFields, type KnownRegister, type RegisterRow } from '@sereno/domain/register';
import { Banner, BottomSheet, Button, DialogClose } from '@sereno/ui/foundation';
import { useId } from 'react';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { RegisterField } from './RegisterField.tsx';
import { stateText } from './registerColumns.ts';
import { differing } from './registerForm.ts';
import { Fields } from '../../platform/Record.styles.ts';
import { FieldCell, Newest } from './Registers.styles.ts';
import { fieldText, issueText, rowNameOf } from './registerText.ts';
import { useRegisterEditor } from './useRegisterEditor.ts';

export type RegisterEditorProps = {
  register: KnownRegister;
  /** The row as it was when the editor was opened; null to create one. */
  row: RegisterRow | null;
  /** What the register is called. */
  title: string;
  /** Called with the id of the row once it was saved. */
  onSaved: (id: number | null) => void;
  onClose: () => void;
};

/** Creates or changes a row of a register, open as long as it is there: a dialog, on a phone a sheet. */
export function RegisterEditor({ register, row, title, onSaved, onClose }: RegisterEditorProps) {
  const { t } = useText(registerTexts);
  const id = useId();
  const editor = useRegisterEditor(register, row, onSaved);
  const { form, issues, saving, message } = editor;
  const { values, names, newest, isTouched } = form.state;
  const theirs = new Set(differing(register, form.state));
  const fields = formFields(register, row === null);
  return (
    <BottomSheet
      open
      onOpenChange={(open) => {
        if (open) return;
        // The person was asked before, and gives up what was typed.
        form.forget();
        onClose();
      }}
      unsaved={isTouched || form.isRestored}
      busy={saving}
      size={fields.length > 4 ? 'large' : 'medium'}
      title={t(row === null ? 'register.add' : 'register.edit')}
      description={row === null ? title : rowNameOf(register, row, t)}
      footer={
        <>
          <DialogClose>
            <Button>{t('register.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" busy={saving}>
            {t(theirs.size > 0 ? 'register.keepMine' : 'register.save')}
          </Button>
        </>
      }
    >
      <Fields key={form.round} id={id} autoComplete="off" busy={saving} onSubmit={editor.save}>
        {newest !== null && (
          <div data-wide>
            <Banner tone="warning" title={t('register.stale')}>
              {newest.isEnded && <p>{t('register.now', { value: stateText(register, true, t) })}</p>}
              {t(theirs.size > 0 ? 'register.staleHelp' : 'register.staleSame')}
            </Banner>
          </div>
        )}
        {message !== null && (
          <div data-wide>
            <Banner tone={message.tone}>{message.text}</Banner>
          </div>
        )}
        {form.isRestored && (
          <div data-wide>
            <Banner
              action={
                <Button size="small" onClick={form.startOver}>
                  {t('register.startOver')}
                </Button>
              }
            >
              {t('register.restored')}
            </Banner>
          </div>
        )}
        {fields.map((field) => {
          const issue = issues.find((one) => one.field === field.id);
          return (
            <FieldCell
              key={field.id}
              data-wide={
                fields.length <= 4 ||
                field.kind === 'template' ||
                (field.kind === 'text' && field.multiline === true) ||
                undefined
              }
            >
              <RegisterField
                register={register}
                field={field}
                value={values[field.id] ?? null}
                name={names[field.id]}
                error={issue && issueText(field, issue, t)}
                readOnly={saving}
                onChange={(value, name) => editor.fill(field.id, value, name)}
                onProblem={(isWrong) => editor.report(field.id, isWrong)}
              />
              {newest !== null && theirs.has(field.id) && (
                <Newest>
                  <span>
                    {t('register.now', {
                      value:
                        fieldText(field, newest.values[field.id] ?? null, t, newest.names[field.id]) ||
                        t('register.empty'),
                    })}
                  </span>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('register.takeNewestOf', { field: t(field.label) })}
                    onClick={() => editor.takeNewest(field.id)}
                  >
                    {t('register.takeNewest')}
                  </Button>
                </Newest>
              )}
            </FieldCell>
          );
        })}
      </Fields>
    </BottomSheet>
  );
}
