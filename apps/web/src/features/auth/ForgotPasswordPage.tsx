import { validateEmail } from '@sereno/domain/session';
import { Banner, Button, ButtonLink, TextField } from '@sereno/ui/foundation';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { entryTexts, publicTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { paths } from '../../platform/paths.ts';
import { passwordMail } from './accountCommands.ts';
import { Actions, Content, Form } from './AuthForm.styles.ts';
import { AuthPage } from './AuthPage.tsx';
import type { Notice } from './notice.ts';
import { keepTyped, useSavedText } from './typedTexts.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { useRegistrationIssue } from './useRegistrationIssue.ts';

/** Asks for a new password by the address of an account (PWD-01 to PWD-09). */
export function ForgotPasswordPage() {
  const { t } = useText(publicTexts);
  const { t: entry } = useText(entryTexts);
  const issueText = useRegistrationIssue();
  const [, navigate] = useLocation();
  const [requested, setRequested] = useState('');
  const { busy, problem, submit } = useCommand(passwordMail, {
    t: (key) => (key === 'forgotPassword.unknown' ? t(key, { email: requested }) : entry(key)),
  });
  const isHere = useIsHere();
  const savedText = useSavedText();
  const [email, setEmail] = useState(() => savedText('email'));
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const issue = checked ? validateEmail(email) : null;
  usePageTitle(t('forgotPassword.title'));

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (validateEmail(email) !== null) {
      input.current?.focus();
      return;
    }
    setRequested(email.trim());
    const sent = await submit(email.trim());
    if (sent?.kind === 'done' && isHere()) navigate(paths.auth, { state: 'mailSent' satisfies Notice });
  }

  return (
    <AuthPage
      title={t('forgotPassword.title')}
      description={t('forgotPassword.lead')}
      onReload={() => keepTyped({ email })}
    >
      <Content>
        <Form noValidate onSubmit={(event) => void onSubmit(event)} aria-busy={busy}>
          <TextField
            ref={input}
            label={t('registration.email')}
            name="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={issue === null ? undefined : issueText(issue)}
          />
          {problem !== null && <Banner tone="danger">{problem.text}</Banner>}
          <Actions>
            <Link href={paths.login()} asChild>
              <ButtonLink href={paths.login()}>{t('forgotPassword.back')}</ButtonLink>
            </Link>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('forgotPassword.busy')}>
              {t('forgotPassword.submit')}
            </Button>
          </Actions>
        </Form>
      </Content>
    </AuthPage>
  );
}
