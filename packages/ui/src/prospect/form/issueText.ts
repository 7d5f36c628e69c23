import type { ProspectIssue } from '@sereno/domain/prospect';
import type { Translate } from '../../locale/index.ts';
import type { prospectTexts } from '../../locale/texts/es/prospect.ts';

/** The error of a field and how to fix it, as a sentence (VAL-01 to VAL-05). */
export function issueText(t: Translate<typeof prospectTexts>, { code, field, limit = 0 }: ProspectIssue): string {
  if (code === 'tooShort') return t('prospectIssue.tooShort', { limit });
  if (code === 'tooLong') return t('prospectIssue.tooLong', { limit });
  switch (field) {
    case 'contact':
    case 'meansId':
    case 'email':
    case 'zipCode':
      return t(`prospectIssue.${field}`);
    case 'mobilePhone':
    case 'homePhone':
      return t('prospectIssue.phone');
    default:
      return t(code === 'required' ? 'prospectIssue.firstName' : 'prospectIssue.invisible');
  }
}
