import { type Issue, type NewPassword, validateNewPassword } from '@sereno/domain/session';
import { PasswordField } from '@sereno/ui/foundation';
import { Controller, useFormContext } from 'react-hook-form';
import { useText } from '../../i18n/index.tsx';
import { publicTexts } from '../../i18n/areas.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { fieldRules } from './fieldRules.ts';

export type PasswordPairProps = {
  /** What the chosen password is called on this page. */
  label: string;
  /** How this page words what is wrong. */
  issueText: (issue: Issue) => string;
  /** What is wrong with the two, given the fewest characters. Default: the rule of a password that replaces none. */
  validate?: (pair: NewPassword, shortest: number) => readonly Issue[];
};

/** A password that is chosen, and once more so that a slip of the finger is seen (REG-10). Inside a form that holds both. */
export function PasswordPair({ label, issueText, validate = validateNewPassword }: PasswordPairProps) {
  const { t } = useText(publicTexts);
  const { minPasswordLength } = usePlatform().config.auth;
  const rules = fieldRules<NewPassword>((pair) => validate(pair, minPasswordLength), issueText);
  const { control } = useFormContext<NewPassword>();
  return (
    <>
      <Controller
        control={control}
        name="password"
        rules={rules('password', 'confirmation')}
        render={({ field, fieldState: { error } }) => (
          <PasswordField {...field} label={label} autoComplete="new-password" error={error?.message} />
        )}
      />
      <Controller
        control={control}
        name="confirmation"
        rules={rules('confirmation')}
        render={({ field, fieldState: { error } }) => (
          <PasswordField
            {...field}
            label={t('registration.confirmation')}
            autoComplete="new-password"
            error={error?.message}
          />
        )}
      />
    </>
  );
}
