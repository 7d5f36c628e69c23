import { type Registration, validateRegistration } from '@sereno/domain/session';
import { Banner, Button, ButtonLink, Checkbox, TextField } from '@sereno/ui/foundation';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { publicTexts } from '../../i18n/areas.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { paths } from '../../platform/paths.ts';
import { Actions, Content, Form } from './AuthForm.styles.ts';
import { AuthPage } from './AuthPage.tsx';
import { shortestIn } from './accountCommands.ts';
import { fieldRules } from './fieldRules.ts';
import { PasswordPair } from './PasswordPair.tsx';
import { TermsLabel } from './TermsLabel.tsx';
import { keepTyped, useSavedText } from './typedTexts.ts';
import { useAccountForm } from './useAccountForm.ts';
import { useRegister } from './useRegister.ts';
import { useRegistrationIssue } from './useRegistrationIssue.ts';

const EMPTY: Registration = {
  fullName: '',
  email: '',
  username: '',
  password: '',
  confirmation: '',
  termsAccepted: false,
};
const NAMES = ['fullName', 'email', 'username', 'password', 'confirmation', 'termsAccepted'] as const;

/** The registration form (REG-01 to REG-15): who registers is signed in at once. */
export function RegistrationPage() {
  const { t } = useText(publicTexts);
  const issueText = useRegistrationIssue();
  const rules = fieldRules(validateRegistration, issueText);
  const { busy, problem, dismiss, register } = useRegister();
  const savedText = useSavedText();
  const form = useAccountForm<Registration>(NAMES, {
    ...EMPTY,
    fullName: savedText('fullName'),
    email: savedText('email'),
    username: savedText('username'),
  });
  const { control } = form;
  const termsAccepted = useWatch({ control, name: 'termsAccepted' });
  usePageTitle(t('registration.title'));

  const submit = form.handleSubmit(async (registration) => {
    const shortest = shortestIn(await register(registration));
    if (shortest !== null) {
      dismiss();
      form.setError('password', { message: issueText({ field: 'password', code: 'tooShort', limit: shortest }) });
    }
  });

  const keep = () => {
    const { fullName, email, username } = form.getValues();
    keepTyped({ fullName, email, username });
  };

  return (
    <AuthPage title={t('registration.title')} description={t('registration.lead')} onReload={keep}>
      <Content>
        <Form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
          <Controller
            control={control}
            name="fullName"
            rules={rules('fullName')}
            render={({ field, fieldState: { error } }) => (
              <TextField {...field} label={t('registration.fullName')} autoComplete="name" error={error?.message} />
            )}
          />
          <Controller
            control={control}
            name="email"
            rules={rules('email')}
            render={({ field, fieldState: { error } }) => (
              <TextField
                {...field}
                label={t('registration.email')}
                autoComplete="email"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                error={error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="username"
            rules={rules('username')}
            render={({ field, fieldState: { error } }) => (
              <TextField
                {...field}
                label={t('registration.username')}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                error={error?.message}
              />
            )}
          />
          <FormProvider {...form}>
            <PasswordPair label={t('registration.password')} issueText={issueText} />
          </FormProvider>
          <Controller
            control={control}
            name="termsAccepted"
            rules={rules('termsAccepted')}
            render={({ field: { value, onChange, ref, name }, fieldState: { error } }) => (
              <Checkbox
                ref={ref}
                name={name}
                checked={value}
                onChange={onChange}
                label={<TermsLabel />}
                error={error?.message}
              />
            )}
          />
          {problem !== null && <Banner tone="danger">{problem.text}</Banner>}
          <Actions>
            <Link href={paths.login()} asChild>
              <ButtonLink href={paths.login()}>{t('registration.cancel')}</ButtonLink>
            </Link>
            <Button
              type="submit"
              variant="primary"
              disabled={!termsAccepted}
              busy={busy}
              busyLabel={t('registration.busy')}
            >
              {t('registration.submit')}
            </Button>
          </Actions>
        </Form>
      </Content>
    </AuthPage>
  );
}
