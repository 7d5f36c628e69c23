import { Card, EmptyState } from '@sereno/ui/foundation';
import { frameTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { HomeLink } from './HomeLink.tsx';

/** What a screen shows that its guard does not open: the address stays, and there is a way back (RTE-13). */
export function ForbiddenPage() {
  const { t } = useText(frameTexts);
  return (
    <Card>
      <EmptyState
        title={t('message.forbidden.reason')}
        description={t('message.forbidden.text')}
        action={<HomeLink />}
      />
    </Card>
  );
}
