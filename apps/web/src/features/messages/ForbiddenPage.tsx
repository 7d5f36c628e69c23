import { ButtonLink, Card, EmptyState } from '@sereno/ui/foundation';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { paths } from '../../platform/paths.ts';

/** What a screen shows that its guard does not open: the address stays, and there is a way back (RTE-13). */
export function ForbiddenPage() {
  const { t } = useText();
  return (
    <Card>
      <EmptyState
        title={t('message.forbidden.reason')}
        description={t('message.forbidden.text')}
        action={
          <Link href={paths.root} asChild>
            <ButtonLink href={paths.root}>{t('message.home')}</ButtonLink>
          </Link>
        }
      />
    </Card>
  );
}
