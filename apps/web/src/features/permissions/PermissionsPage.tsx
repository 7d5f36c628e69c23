import type { MenuEntryId } from '@sereno/domain/access';
import { PermissionLens } from '@sereno/ui/access';
import { useCallback } from 'react';
import { frameTexts, permissionsTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { AccessInForce } from './AccessInForce.tsx';
import { Lead, Page } from './PermissionsPage.styles.ts';
import { usePermissionFilters } from './usePermissionFilters.ts';

/** `/permissions`, for role 1: what every role sees, opens and may do under the running configuration, and why. */
export function PermissionsPage() {
  const { t } = useText(permissionsTexts);
  const { t: ofFrame } = useText(frameTexts);
  const { config } = usePlatform();
  const [filters, setFilters] = usePermissionFilters();
  const entryLabel = useCallback((id: MenuEntryId) => ofFrame(`menu.${id}`), [ofFrame]);
  return (
    <Page>
      <Lead>{t('permissions.lead')}</Lead>
      <PermissionLens config={config} entryLabel={entryLabel} value={filters} onChange={setFilters} />
      <AccessInForce config={config} />
    </Page>
  );
}
