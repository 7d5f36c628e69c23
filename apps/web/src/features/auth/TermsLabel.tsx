import { VisuallyHidden } from '@sereno/ui/foundation';
import { useText } from '../../i18n/index.tsx';
import { publicTexts } from '../../i18n/areas.ts';
import { paths } from '../../platform/paths.ts';

/** Stands in for the link while the sentence is put together: each language has it in another place. */
const HERE = '\u0000';

/** "I accept the terms", whose link opens beside what has been typed (REG-03). */
export function TermsLabel() {
  const { t } = useText(publicTexts);
  const [before, after] = t('registration.terms', { terms: HERE }).split(HERE);
  return (
    <>
      {before}
      <a href={paths.terms} target="_blank" rel="noreferrer">
        {t('registration.termsLink')}
        <VisuallyHidden> ({t('registration.newTab')})</VisuallyHidden>
      </a>
      {after}
    </>
  );
}
