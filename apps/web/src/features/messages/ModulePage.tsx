import { Card, EmptyState } from '@sereno/ui/foundation';
import { frameTexts } from '../../i18n/frame/index.ts';
import { useText } from '../../i18n/index.tsx';
import { HomeLink } from './HomeLink.tsx';

/** A module of the menu whose screen the specification does not describe: what it is, never a 404 (UND-53). */
export function ModulePage() {
  const { t } = useText(frameTexts);
  return (
    <Card>
      <EmptyState title={t('message.module.title')} description={t('message.module.text')} action={<HomeLink />} />
    </Card>
  );
}
