'use client';
import type { AccessConfig, MenuEntryId } from '@sereno/domain/access';
import { useDeferredValue, useMemo } from 'react';
import { Button, Card, EmptyState } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { permissionLensTexts } from '../locale/ownTexts.ts';
import { useControlled } from '../state/useControlled.ts';
import { defaultPermissionFilters, type PermissionLensFilters } from './lensFilters.ts';
import { PermissionFilters } from './PermissionFilters.tsx';
import { Root, Summary } from './PermissionLens.styles.ts';
import { countOf, differs, foundRows, permissionRoles, permissionRows, verdictAt } from './permissionRows.ts';
import { PermissionTable } from './PermissionTable.tsx';
import { useRoomForRoles } from './useRoomForRoles.ts';

export type PermissionLensProps = {
  /** The configuration under which the rules are asked: lists of employees and flags. */
  config: AccessConfig;
  /** What an entry of the menu is called. Give the same function at each render, or every row is made anew. */
  entryLabel: (id: MenuEntryId) => string;
  /** What is shown, when the host holds it. */
  value?: PermissionLensFilters;
  /** What is shown at first, when the lens holds it. Default: `defaultPermissionFilters`. */
  defaultValue?: PermissionLensFilters;
  /** Called with what is shown at each change of a filter, at each letter of the search too. */
  onChange?: (filters: PermissionLensFilters) => void;
};

/**
 * Who finds what in the menu, who may open it, and who has which right: a table of the roles, by their numbers (GEN-08),
 * and the entries, read from the rules themselves. A chosen cell says why. On a phone it shows one role at a time.
 */
export function PermissionLens({
  config,
  entryLabel,
  value,
  defaultValue = defaultPermissionFilters,
  onChange,
}: PermissionLensProps) {
  const t = useTexts(permissionLensTexts);
  const [filters, setFilters] = useControlled({ value, defaultValue, onChange, component: 'PermissionLens' });
  const everyRole = useRoomForRoles();
  // A letter or a switch is on the screen at once; the thousand cells follow.
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
    <Root>
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
