import type { AccessConfig } from '@sereno/domain/access';
import { Card } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { useText } from '../../i18n/index.tsx';
import { permissionsTexts } from '../../i18n/areas.ts';
import { Settings } from './PermissionsPage.styles.ts';

/** The lists and flags on which permissions depend, by their names in config.json (MNU-02, MNU-19, MNU-26, MNU-37). */
export function AccessInForce({ config }: { config: AccessConfig }) {
  const { t, locale } = useText(permissionsTexts);
  const { employees, roles, carousel, menu } = config;
  const { menuExclusions, ...lists } = employees;
  const people = (count: number) => (count === 0 ? t('permissions.empty') : t('permissions.employees', { count }));
  const flag = (on: boolean) => t(on ? 'permissions.on' : 'permissions.off');
  const reports = new Intl.ListFormat(formatTag(locale)).format(roles.discountReports.map(String));
  const settings: readonly (readonly [name: string, value: string])[] = [
    ...Object.entries(lists).map(([list, ids]) => [`employees.${list}`, people(ids.length)] as const),
    ['employees.menuExclusions', people(Object.keys(menuExclusions).length)],
    ['roles.discountReports', reports === '' ? t('permissions.empty') : t('permissions.roles', { roles: reports })],
    ['carousel.guardAllowsRole7', flag(carousel.guardAllowsRole7)],
    ['menu.hideGuarded', flag(menu.hideGuarded)],
  ];
  return (
    <Card title={t('permissions.inForce')}>
      <Settings>
        {settings.map(([name, value]) => (
          <div key={name}>
            <dt dir="ltr">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Settings>
    </Card>
  );
}
