'use client';
import type { AccessConfig, MenuEntryId } from '@sereno/domain/access';
import { useDeferredValue, useMemo } from 'react';
import { Button, Card, EmptyState } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { accessTexts } from '../locale/texts/es/access.ts';
import type { RootProps } from '../state/rootProps.ts';
import { useControlled } from '../state/useControlled.ts';
import { defaultPermissionFilters, type PermissionLensFilters } from './lensFilters.ts';
import { PermissionFilters } from './PermissionFilters.tsx';
import { Root, Summary } from './PermissionLens.styles.ts';
import { countOf, differs, foundRows, permissionRoles, permissionRows, verdictAt } from './permissionRows.ts';
import { PermissionTable } from './PermissionTable.tsx';
import { useIsWide } from '../state/useIsWide.ts';

export type PermissionLensProps = RootProps & {
  /** The configuration of the rules: lists of employees and flags. */
  config: AccessConfig;
  /** Label of a menu entry. Pass a stable function, or every row is rebuilt on each render. */
  entryLabel: (id: MenuEntryId) => string;
  /** The filters (controlled). */
  value?: PermissionLensFilters | undefined;
  /** The initial filters (uncontrolled). Default: `defaultPermissionFilters`. */
  defaultValue?: PermissionLensFilters | undefined;
  /** Called on each change of a filter, including each letter of the search. */
  onChange?: ((filters: PermissionLensFilters) => void) | undefined;
};

/**
 * Who sees what in the menu, who may open it, and who has which right: a table of roles, by number (GEN-08), and
 * entries, computed from the rules themselves. The selected cell shows its reason. On a phone it shows one role at a
 * time.
 */
export function PermissionLens({
  config,
  entryLabel,
  value,
  defaultValue = defaultPermissionFilters,
  onChange,
  ...root
}: PermissionLensProps) {
  const t = useTexts(accessTexts);
  const [filters, setFilters] = useControlled({ value, defaultValue, onChange, component: 'PermissionLens' });
  const everyRole = useIsWide();
  // A letter or a switch shows at once; the thousand cells are deferred.
  const { company, withTeam, onLists, query, differing, role } = useDeferredValue(filters);

  const person = useMemo(() => ({ company, withTeam, onLists }), [company, withTeam, onLists]);
  const roles = useMemo(() => (everyRole ? permissionRoles : [role]), [everyRole, role]);
  const all = useMemo(
    () =>
      permissionRows(person, config, (subject) =>
        subject.kind === 'entry' ? entryLabel(subject.id) : t(`permissionLens.right.${subject.id}`),
      ),
    [person, config, entryLabel, t],
  );
  const rows = useMemo(() => {
    const found = foundRows(all, query);
    return differing ? found.filter((row) => roles.some((id) => differs(verdictAt(row, id)))) : found;
  }, [all, query, differing, roles]);

  return (
    <Root {...root}>
      <PermissionFilters value={filters} onChange={setFilters} oneRole={!everyRole} />
      <Summary>
        <span>{t('permissionLens.count', { count: rows.length })}</span>
        {(['menuOnly', 'guardOnly'] as const).map((verdict) => (
          <span key={verdict} data-verdict={verdict}>
            {t(`permissionLens.${verdict}`, { count: countOf(rows, roles, verdict) })}
          </span>
        ))}
      </Summary>
      {rows.length > 0 ? (
        <PermissionTable rows={rows} roles={roles} person={person} config={config} entryLabel={entryLabel} />
      ) : (
        <Card>
          <EmptyState
            title={t('permissionLens.none')}
            action={
              <Button onClick={() => setFilters({ ...filters, query: '', differing: false })}>
                {t('permissionLens.clear')}
              </Button>
            }
          />
        </Card>
      )}
    </Root>
  );
}
