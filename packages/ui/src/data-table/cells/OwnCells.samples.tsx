import { fn } from 'storybook/test';
import { Avatar, Checkbox, IconButton, VisuallyHidden } from '../../foundation/index.ts';
import { Mail } from '../../foundation/icons/mail.ts';
import { Phone } from '../../foundation/icons/phone.ts';
import { color, fontSize, radius } from '../../theme/index.ts';
import { type SampleContract, sampleContracts } from '../samples.ts';
import type { TableColumn } from './column.ts';
import { customColumn } from './customColumn.tsx';
import { currencyFormat, dateFormat, numberFormat } from './formats.ts';
import { tanstackColumns } from './tanstackColumns.tsx';

/** Payments until a contract is paid. */
const ALL_PAYMENTS = 48;

export const rows = sampleContracts(60);

export const onCall = fn<(row: SampleContract) => void>();
export const onWrite = fn<(row: SampleContract) => void>();
export const onReview = fn<(row: SampleContract, isReviewed: boolean) => void>();

const client = customColumn<SampleContract>({
  id: 'client',
  title: 'Cliente',
  width: 260,
  text: (row) => row.client,
  render: (row) => (
    <>
      <Avatar name={row.client} size="small" />
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <b style={{ fontWeight: 550 }}>{row.client}</b>{' '}
        <span style={{ color: color.textMuted, fontSize: fontSize[12] }}>{row.office}</span>
      </span>
    </>
  ),
});

const paid = customColumn<SampleContract>({
  id: 'paid',
  title: 'Pagado',
  width: 180,
  filter: 'numberRange',
  value: (row) => row.payments,
  text: (row) => `${row.payments} de ${ALL_PAYMENTS} pagos`,
  render: (row) => (
    <>
      <span style={{ flex: 1, blockSize: 6, borderRadius: 3, overflow: 'hidden', background: color.border }}>
        <span
          style={{
            display: 'block',
            blockSize: '100%',
            inlineSize: `${(row.payments / ALL_PAYMENTS) * 100}%`,
            background: row.payments < 12 ? color.warning : color.primary,
          }}
        />
      </span>
      <span style={{ inlineSize: '4ch', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{row.payments}</span>
    </>
  ),
});

/** Payments of the last seven months. */
const trendOf = (row: SampleContract): number[] =>
  Array.from({ length: 7 }, (_, month) => (row.payments * (month + 3) * (Number(row.id) + 5)) % 23);

const lastPayments = (row: SampleContract): number => trendOf(row).at(-1) ?? 0;

const trend = customColumn<SampleContract>({
  id: 'trend',
  title: 'Tendencia',
  width: 120,
  text: (row) => trendOf(row).join(', '),
  render: (row) => (
    <svg viewBox="0 0 96 24" width={96} height={24} role="img" aria-label={trendOf(row).join(', ')}>
      <polyline
        points={trendOf(row)
          .map((amount, month) => `${3 + month * 15},${22 - amount * 0.85}`)
          .join(' ')}
        fill="none"
        stroke={color.primary}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  ),
});

const reach = customColumn<SampleContract>({
  id: 'reach',
  title: 'Contactar',
  width: 104,
  sortable: false,
  filterable: false,
  text: (row) => row.phone ?? '',
  render: (row) => (
    <>
      <IconButton size="small" label={`Llamar a ${row.client}`} onClick={() => onCall(row)}>
        <Phone />
      </IconButton>
      <IconButton size="small" label={`Escribir a ${row.client}`} onClick={() => onWrite(row)}>
        <Mail />
      </IconButton>
    </>
  ),
});

const reviewed = customColumn<SampleContract>({
  id: 'reviewed',
  title: 'Revisado',
  width: 96,
  filter: 'yesNo',
  value: (row) => row.isInsured,
  text: (row) => (row.isInsured ? 'Revisado' : 'Por revisar'),
  render: (row) => (
    <Checkbox
      label={<VisuallyHidden>{`Revisado: ${row.contract}`}</VisuallyHidden>}
      defaultChecked={row.isInsured}
      onChange={(isReviewed) => onReview(row, isReviewed)}
    />
  ),
});

const note = customColumn<SampleContract>({
  id: 'note',
  title: 'Nota',
  width: 160,
  text: (row) => row.comments,
  render: (row) => (
    <input
      aria-label={`Nota de ${row.contract}`}
      defaultValue={row.comments}
      style={{
        inlineSize: '100%',
        border: `1px solid ${color.borderStrong}`,
        borderRadius: radius.control,
        background: color.surface,
        color: 'inherit',
        font: 'inherit',
      }}
    />
  ),
});

const contract: TableColumn<SampleContract> = {
  id: 'contract',
  title: 'Contrato',
  kind: 'link',
  value: (row) => row.contract,
  href: (row) => `/contratos/${row.id}`,
};

/** Drawn by the host: a person, a bar, a line, buttons, a box. */
export const ownColumns: readonly TableColumn<SampleContract>[] = tanstackColumns<SampleContract>([
  contract,
  client,
  paid,
  { ...trend, sortFn: (one, other) => lastPayments(one.original) - lastPayments(other.original) },
  reach,
  reviewed,
]);

/** Fields, whose keys are theirs. */
export const fieldColumns: readonly TableColumn<SampleContract>[] = [contract, note, reach];

/** Cells that throw: every third one. */
export const brokenColumns: readonly TableColumn<SampleContract>[] = [
  contract,
  customColumn<SampleContract>({
    id: 'broken',
    title: 'Riesgo',
    text: (row) => `Riesgo ${row.payments}`,
    render: (row) => {
      if (Number(row.id) % 3 === 0) throw new TypeError(`There is no risk of ${row.contract}.`);
      return `Riesgo ${row.payments}`;
    },
  }),
  paid,
];

const total = (all: readonly SampleContract[]): number => all.reduce((sum, row) => sum + row.payments, 0);

const late = { className: 'late', style: { color: color.danger, fontWeight: 650 } };
const cancelled = { className: 'cancelled', style: { background: color.dangerSoft } };

/** A cancelled contract is marked as a whole. */
export const rowProps = ({ status }: SampleContract) => (status === 'Cancelado' ? cancelled : undefined);

/** Marked by the host: a header that is an icon, a middle, a limit, few payments in red, a total that is more than text. */
export const markedColumns: readonly TableColumn<SampleContract>[] = [
  { ...contract, maxWidth: 160 },
  { id: 'client', title: 'Cliente', kind: 'person', value: (row) => row.client },
  {
    id: 'phone',
    title: 'Teléfono',
    header: <Phone size={14} style={{ verticalAlign: 'middle' }} />,
    align: 'center',
    kind: 'contact',
    value: (row) => row.phone,
    href: (row) => row.phone && `tel:${row.phone.replaceAll(' ', '')}`,
  },
  {
    id: 'payments',
    title: 'Pagos',
    kind: 'number',
    value: (row) => row.payments,
    cellProps: (row) => (row.payments < 6 ? late : undefined),
    total: (all) => (
      <>
        {total(all)} <span style={{ fontWeight: 400 }}>pagos</span>
      </>
    ),
  },
];

/** Written in the reader's language: euros, a unit, a percentage, days in words. */
export const formatColumns: readonly TableColumn<SampleContract>[] = [
  contract,
  {
    id: 'amount',
    title: 'Monto',
    kind: 'money',
    value: (row) => row.amount,
    format: currencyFormat('EUR'),
    total: 'sum',
  },
  {
    id: 'distance',
    title: 'Distancia',
    kind: 'number',
    value: (row) => row.payments * 1.5,
    format: numberFormat({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
    total: 'sum',
  },
  {
    id: 'share',
    title: 'Pagado',
    kind: 'number',
    value: (row) => row.payments / ALL_PAYMENTS,
    format: numberFormat({ style: 'percent', maximumFractionDigits: 1 }),
  },
  {
    id: 'date',
    title: 'Fecha',
    kind: 'date',
    value: (row) => row.date,
    format: dateFormat({ dateStyle: 'long' }),
    width: 176,
  },
];
