import { type PasswordChange, validatePasswordChange } from '@sereno/domain/session';
import { Banner, Button, PasswordField, Stack } from '@sereno/ui/foundation';
import { useAtomValue } from 'jotai';
import { Controller, FormProvider } from 'react-hook-form';
import { accountTexts, entryTexts, operationTexts, publicTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { sessionAtom } from '../../platform/session.ts';
import { passwordChange, shortestIn, WRONG_PASSWORD } from './accountCommands.ts';
import { FramedForm, NarrowCard } from './ChangePasswordPage.styles.ts';
import { fieldRules } from './fieldRules.ts';
import { OpenSessions } from './OpenSessions.tsx';
import { PasswordPair } from './PasswordPair.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { usePasswordIssue } from './usePasswordIssue.ts';

const EMPTY: PasswordChange = { current: '', password: '', confirmation: '' };

/** `/account/password`: the person's own password and open sessions. */
export function ChangePasswordPage() {
  return (
    <Stack>
      <PasswordCard />
      <OpenSessions />
    </Stack>
  );
}

/**
 * Changes one's own password; the person's other sessions end with it (an extension of ours to API-03). What is typed here
 * is kept nowhere.
 */
function PasswordCard() {
  const { t } = useText(accountTexts);
  const { t: password } = useText(publicTexts);
  const { t: operation } = useText(operationTexts);
  const { t: entry } = useText(entryTexts);
  const { toasts } = usePlatform();
  const userName = useAtomValue(sessionAtom)?.user.userName;
  const issueText = usePasswordIssue();
  const { busy, problem, dismiss, submit } = useCommand(passwordChange, { t: entry });
  const form = useAccountForm<PasswordChange>(['current', 'password', 'confirmation'], EMPTY);

  const save = form.handleSubmit(
    async ({ current, password: chosen }) => {
      const outcome = await submit({ current, password: chosen });
      const shortest = shortestIn(outcome);
      if (outcome?.kind === 'done') {
        form.reset();
        toasts.showRich({
          tone: 'positive',
          text: operation('operation.done'),
          description: t('passwordChange.others'),
        });
      } else if (outcome?.kind === 'refused' && outcome.status === WRONG_PASSWORD) {
        form.setError('current', { message: t('passwordChange.wrong') });
      } else if (shortest !== null) {
        dismiss();
        form.setError('password', { message: issueText({ field: 'password', code: 'tooShort', limit: shortest }) });
      }
    },
    () => {
      const isIncomplete = validatePasswordChange(form.getValues()).some(({ code }) => code === 'required');
      if (isIncomplete) toasts.show({ tone: 'warning', text: operation('operation.incomplete') });
    },
  );

  return (
    <NarrowCard title={t('passwordChange.title')}>
      <FramedForm noValidate onSubmit={(event) => void save(event)} aria-busy={busy}>
        <p>{t('passwordChange.lead')}</p>
        {/* Tells a password manager whose password it is that changes. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <Controller
          control={form.control}
          name="current"
          rules={fieldRules(validatePasswordChange, issueText)('current', 'password')}
          render={({ field, fieldState: { error } }) => (
            <PasswordField
              {...field}
              label={t('passwordChange.current')}
              autoComplete="current-password"
              error={error?.message}
            />
          )}
        />
        <FormProvider {...form}>
          <PasswordPair
            label={password('newPassword.password')}
            issueText={issueText}
            validate={(pair, shortest) =>
              validatePasswordChange({ ...pair, current: form.getValues('current') }, shortest)
            }
          />
        </FormProvider>
        {problem !== null && problem.status !== WRONG_PASSWORD && (
          <Banner tone="danger" title={operation('operation.updateFailed')}>
            {problem.text}
          </Banner>
        )}
        <Button type="submit" variant="primary" busy={busy} busyLabel={password('newPassword.busy')}>
          {password('newPassword.submit')}
        </Button>
      </FramedForm>
    </NarrowCard>
  );
}
