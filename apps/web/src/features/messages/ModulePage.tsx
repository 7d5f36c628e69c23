import { ButtonLink, Card, EmptyState } from '@sereno/ui/foundation';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { paths } from '../../platform/paths.ts';

/** A module of the menu whose screen the specification does not describe: what it is, never a 404 (UND-53). */
export function ModulePage() {
  const { t } = useText();
  return (
    <Card>
      <EmptyState
        title={t('message.module.title')}
        description={t('message.module.text')}
        action={
          <Link href={paths.root} asChild>
            <ButtonLink href={paths.root}>{t('message.home')}</ButtonLink>
          </Link>
        }
      />
    </Card>
  );
}
