import { ButtonLink } from '@sereno/ui/foundation';
import { MessagePage } from '@sereno/ui/shell';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { paths } from '../../platform/paths.ts';

/** A module of the menu whose screen the specification does not describe: what it is, never a 404 (UND-53). */
export function ModulePage({ title }: { title: string }) {
  const { t } = useText();
  return (
    <MessagePage
      title={title}
      text={t('message.module.text')}
      actions={
        <Link href={paths.root} asChild>
          <ButtonLink href={paths.root}>{t('message.home')}</ButtonLink>
        </Link>
      }
    />
  );
}
