'use client';
import type { AccessConfig, MenuEntryId } from '@sereno/domain/access';
import { useMemo, useState } from 'react';
import { formatTag, useLocale, useTexts } from '../locale/index.ts';
import { accessTexts } from '../locale/texts/es/access.ts';
import { Frame, Why } from './PermissionLens.styles.ts';
import { type PermissionCell, PermissionGrid } from './PermissionGrid.tsx';
import { permissionReason, verdictInWords } from './permissionReason.ts';
import { type PermissionPerson, type PermissionRow, permissionsOf, verdictAt } from './permissionRows.ts';

type PermissionTableProps = {
  rows: readonly PermissionRow[];
  roles: readonly number[];
  person: PermissionPerson;
  config: AccessConfig;
  entryLabel: (id: MenuEntryId) => string;
};

/** The grid and, always visible below it, the reason of the selected cell. */
export function PermissionTable({ rows, roles, person, config, entryLabel }: PermissionTableProps) {
  const [requested, setRequested] = useState<PermissionCell | null>(null);
  // A press focuses first, and both select.
  const ask = (cell: PermissionCell) =>
    setRequested((before) => (before?.id === cell.id && before.role === cell.role ? before : cell));
  const row = rows.find(({ subject }) => subject.id === requested?.id);
  const role = roles.find((id) => id === requested?.role) ?? (roles.length === 1 ? roles[0] : undefined);
  const chosen = row === undefined || role === undefined ? null : { id: row.subject.id, role };

  return (
    <Frame>
      <PermissionGrid rows={rows} roles={roles} chosen={chosen} onChoose={ask} />
      <Why>
        <Reason {...{ row, role, person, config, entryLabel }} />
      </Why>
    </Frame>
  );
}

type ReasonProps = Omit<PermissionTableProps, 'rows' | 'roles'> & {
  row: PermissionRow | undefined;
  role: number | undefined;
};

function Reason({ row, role, person, config, entryLabel }: ReasonProps) {
  const t = useTexts(accessTexts);
  const locale = useLocale();
  const list = useMemo(() => new Intl.ListFormat(formatTag(locale)), [locale]);
  if (row === undefined || role === undefined) return <span>{t('permissionLens.choose')}</span>;
  const permissions = permissionsOf(person, config);
  const sentences = permissionReason(row.subject, role, permissions, { t, list, entryLabel, config });
  return (
    <>
      <span className="verdict">
        <strong>{row.label}</strong>
        <span>{t('permissionLens.roleVerdict', { role, verdict: verdictInWords(verdictAt(row, role), t) })}</span>
      </span>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </>
  );
}
