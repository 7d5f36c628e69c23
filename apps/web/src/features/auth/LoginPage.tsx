import { validateCredentials, type Issue } from '@sereno/domain/session';
import { Banner, Button, PasswordField, TextField } from '@sereno/ui/foundation';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { entryTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { attemptFailureText } from './attemptFailure.ts';
import { Content, Form, Links } from './AuthForm.styles.ts';
import { AuthPage } from './AuthPage.tsx';
import { LocationBanner } from './LocationBanner.tsx';
import { useNotice } from './notice.ts';
import { keepTyped, useSavedText } from './typedTexts.ts';
import { useDeviceLocation } from './useDeviceLocation.ts';
import { useSignIn, type SignInFailure } from './useSignIn.ts';

const failureText = {
  invalid: 'login.invalid',
  disabled: 'login.disabled',
  tooManyAttempts: 'login.tooManyAttempts',
  location: 'location.required',
  ...attemptFailureText,
} as const satisfies Record<SignInFailure, string>;
const noticeText = {
  mailSent: 'login.mailSent',
  passwordSet: 'login.passwordSet',
  registered: 'login.registered',
  sessionEnded: 'login.sessionEnded',
} as const satisfies Record<NonNullable<ReturnType<typeof useNotice>>, string>;

export type LoginPageProps = {
  /** An attempt to sign in begins: the time to fetch what comes after it. */
  onAttempt: () => void;
};

/** The login screen (AUTH-02): user name and password, and what stands between them and the session. */
export function LoginPage({ onAttempt }: LoginPageProps) {
  const { t } = useText(entryTexts);
  const { config } = usePlatform();
  usePageTitle(t('login.title'));
  const notice = useNotice();
  const { location, ask, settled } = useDeviceLocation();
  const { busy, checked, failure, submit } = useSignIn(settled);
  const savedText = useSavedText();
  const [username, setUsername] = useState(() => savedText('username'));
  const [password, setPassword] = useState('');
  const isLocating = config.auth.requireLocation && ['asking', 'expected'].includes(location.status);
  const issues = checked ? validateCredentials({ username, password }) : [];
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const errorOf = (field: 'username' | 'password'): string | undefined => {
    const issue = issues.find((candidate) => candidate.field === field);
    return issue && issueText(issue);
  };

  function issueText({ code, limit = 0 }: Issue): string {
    if (code === 'tooShort') return t('validation.tooShort', { limit });
    if (code === 'tooLong') return t('validation.tooLong', { limit });
    return t('validation.required');
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAttempt();
    const [first] = await submit({ username, password });
    if (first?.field === 'username') usernameInput.current?.focus();
    if (first?.field === 'password') passwordInput.current?.focus();
  }

  return (
    <AuthPage title={t('login.title')} description={t('login.lead')} onReload={() => keepTyped({ username })}>
      <Content>
        {notice !== null && !busy && failure === null && (
          <Banner tone={notice === 'sessionEnded' ? 'info' : 'positive'}>{t(noticeText[notice])}</Banner>
        )}
        <LocationBanner status={location.status} isRequired={config.auth.requireLocation} onRetry={ask} />
        <Form noValidate onSubmit={(event) => void onSubmit(event)} aria-busy={busy}>
          <TextField
            ref={usernameInput}
            label={t('login.username')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={setUsername}
            error={errorOf('username')}
          />
          <PasswordField
            ref={passwordInput}
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={errorOf('password')}
          />
          {failure && <Banner tone="danger">{t(failureText[failure])}</Banner>}
          <Button
            type="submit"
            variant="primary"
            fullWidth
            busy={busy}
            busyLabel={t(isLocating ? 'login.locating' : 'login.busy')}
          >
            {t('login.submit')}
          </Button>
        </Form>
        <Links>
          {config.auth.showForgotLink && <Link href={paths.forgotPassword}>{t('login.forgot')}</Link>}
          {config.auth.showRegistrationLink && <Link href={paths.registration}>{t('login.register')}</Link>}
        </Links>
      </Content>
    </AuthPage>
  );
}
