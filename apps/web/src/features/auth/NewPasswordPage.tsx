import type { NewPassword } from '@sereno/domain/session';
import { Banner, Button, ButtonLink } from '@sereno/ui/foundation';
import { FormProvider } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { entryTexts, publicTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { paths } from '../../platform/paths.ts';
import { passwordReset, shortestIn, STALE_LINK } from './accountCommands.ts';
import { Content, Form } from './AuthForm.styles.ts';
import { AuthPage } from './AuthPage.tsx';
import type { Notice } from './notice.ts';
import { PasswordPair } from './PasswordPair.tsx';
import { useIsHere } from '../../platform/useIsHere.ts';
import { useAccountForm } from './useAccountForm.ts';
import { restoreLinkSecret, useLinkSecret } from './useLinkSecret.ts';
import { usePasswordIssue } from './usePasswordIssue.ts';

/** Where the link of a mail leads: the account's new password (an extension of ours to API-03). */
export function NewPasswordPage() {
  const { t } = useText(publicTexts);
  const { t: entry } = useText(entryTexts);
  const [, navigate] = useLocation();
  const secret = useLinkSecret();
  const { busy, problem, dismiss, submit } = useCommand(passwordReset, { t: entry });
  const isHere = useIsHere();
  const form = useAccountForm<NewPassword>(['password', 'confirmation'], { password: '', confirmation: '' });
  const issueText = usePasswordIssue();
  const isStale = secret === '' || problem?.status === STALE_LINK;
  usePageTitle(t('newPassword.title'));

  const save = form.handleSubmit(async ({ password }) => {
    const saved = await submit({ secret, password });
    if (saved?.kind === 'done' && isHere()) navigate(paths.login(), { state: 'passwordSet' satisfies Notice });
    const shortest = shortestIn(saved);
    if (shortest !== null) {
      dismiss();
      form.setError('password', { message: issueText({ field: 'password', code: 'tooShort', limit: shortest }) });
    }
  });

  if (isStale) {
    return (
      <AuthPage title={t('newPassword.title')}>
        <Content>
          <Banner tone="warning">{t('newPassword.stale')}</Banner>
          <Link href={paths.forgotPassword} asChild>
            <ButtonLink href={paths.forgotPassword} variant="primary">
              {t('newPassword.ask')}
            </ButtonLink>
          </Link>
        </Content>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('newPassword.title')}
      description={t('newPassword.lead')}
      onReload={() => restoreLinkSecret(secret)}
    >
      <Form noValidate onSubmit={(event) => void save(event)} aria-busy={busy}>
        <FormProvider {...form}>
          <PasswordPair label={t('newPassword.password')} issueText={issueText} />
        </FormProvider>
        {problem !== null && <Banner tone="danger">{problem.text}</Banner>}
        <Button type="submit" variant="primary" fullWidth busy={busy} busyLabel={t('newPassword.busy')}>
          {t('newPassword.submit')}
        </Button>
      </Form>
    </AuthPage>
  );
}
