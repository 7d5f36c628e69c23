import type { Issue } from '@sereno/domain/session';
import { entryTexts, publicTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';

/** The texts of what is wrong with a password that replaces another: in the language of the page, unlike the registration's. */
export function usePasswordIssue(): (issue: Issue) => string {
  const { t } = useText(publicTexts);
  const { t: entry } = useText(entryTexts);
  return ({ code, limit = 0 }) => {
    switch (code) {
      case 'tooShort':
        return entry('validation.tooShort', { limit });
      case 'tooLong':
        return entry('validation.tooLong', { limit });
      case 'mismatch':
        return t('newPassword.mismatch');
      case 'unchanged':
        return t('newPassword.unchanged');
      default:
        return entry('validation.required');
    }
  };
}
