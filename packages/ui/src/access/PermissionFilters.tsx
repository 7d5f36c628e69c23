'use client';
import { Field, SegmentedControl, Select, Switch, TextField } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { accessTexts } from '../locale/texts/es/access.ts';
import type { PermissionLensFilters } from './lensFilters.ts';
import { Filters } from './PermissionLens.styles.ts';
import { permissionCompanies, permissionRoles } from './permissionRows.ts';

type PermissionFiltersProps = {
  value: PermissionLensFilters;
  onChange: (filters: PermissionLensFilters) => void;
  /** One role is shown at a time, and it is selected here. */
  oneRole: boolean;
};

/** The filter row above the table. */
export function PermissionFilters({ value, onChange, oneRole }: PermissionFiltersProps) {
  const t = useTexts(accessTexts);
  const change = (part: Partial<PermissionLensFilters>) => onChange({ ...value, ...part });
  return (
    <Filters>
      <Field label={t('permissionLens.company')} group>
        <SegmentedControl
          options={permissionCompanies.map((id) => ({ value: String(id), label: String(id) }))}
          value={String(value.company)}
          onChange={(id) => change({ company: numbered(permissionCompanies, id) ?? value.company })}
        />
      </Field>
      {oneRole && (
        <div className="role">
          <Select
            label={t('permissionLens.roleChoice')}
            options={permissionRoles.map((role) => ({
              value: String(role),
              label: t('permissionLens.role', { role }),
            }))}
            value={String(value.role)}
            onChange={(id) => change({ role: numbered(permissionRoles, id) ?? value.role })}
          />
        </div>
      )}
      <div className="search">
        <TextField
          type="search"
          label={t('permissionLens.search')}
          value={value.query}
          onChange={(query) => change({ query })}
        />
      </div>
      <div className="switches">
        <Switch
          label={t('permissionLens.withTeam')}
          checked={value.withTeam}
          onChange={(withTeam) => change({ withTeam })}
        />
        <Switch
          label={t('permissionLens.onLists')}
          checked={value.onLists}
          onChange={(onLists) => change({ onLists })}
        />
        <Switch
          label={t('permissionLens.differing')}
          checked={value.differing}
          onChange={(differing) => change({ differing })}
        />
      </div>
    </Filters>
  );
}

function numbered<Id extends number>(ids: readonly Id[], text: string | null): Id | undefined {
  return ids.find((id) => String(id) === text);
}
