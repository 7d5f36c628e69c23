import type { Issue } from '@sereno/domain/session';
import { entryTexts, publicTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';

/** The texts of what is wrong with a registration or a chosen password: English ones too, as specified (REG-06 to REG-11). */
export function useRegistrationIssue(): (issue: Issue) => string {
  const { t } = useText(publicTexts);
  const { t: entry } = useText(entryTexts);
  return ({ code, field, limit = 0 }) => {
    switch (code) {
      case 'tooShort':
        return t('registration.tooShort', { limit });
      case 'tooLong':
        return t('registration.tooLong', { limit });
      case 'wrongFormat':
        if (field === 'username') return t('registration.usernameFormat');
        return t(field === 'fullName' ? 'registration.nameFormat' : 'registration.wrongFormat');
      case 'mismatch':
        return t('registration.mismatch');
      case 'notAccepted':
        return t('registration.notAccepted');
      default:
        return entry('validation.required');
    }
  };
}
