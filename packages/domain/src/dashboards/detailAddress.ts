import type { ActivityCounter } from '../activity/index.ts';
import type { ContractQuery, DetailQuery } from './detailQuery.ts';
import {
  nameUpTo,
  readDays,
  readId,
  readInstalments,
  readTracingId,
  valueOf,
  wordOf,
  writeDays,
} from './detailParts.ts';
import { BUSINESS_LINES } from './peopleScope.ts';

/** Words of the URL, Spanish like those of the filters, and the kinds they name. */
const KINDS = {
  contratos: 'contracts',
  renovaciones: 'renewals',
  actividades: 'activities',
  prospectos: 'prospects',
} as const;
const BASES = { vendidos: 'sold', cancelados: 'cancelled' } as const;
const COUNTERS = {
  citas: 'appointment',
  llamadas: 'call',
  correos: 'email',
  whatsapp: 'whatsapp',
  sms: 'sms',
} as const satisfies Record<string, ActivityCounter>;
const MEASURES = { enganche: 'downPayment', descuento: 'discountAmount', importe: 'contractAmount' } as const;
const STATES = { 'a-tiempo': 'onTime', 'sin-atender': 'unattended', terminadas: 'ended' } as const;

const readStatus = nameUpTo(60);
/** A name of a person, an item or a place, up to the server's limit. */
const readName = nameUpTo(300);
/** Codes of states and postal codes. */
const readCode = nameUpTo(10);

/** The named parts of a URL value; null when a part has no name or a name repeats. */
function partsOf(texts: readonly string[]): ReadonlyMap<string, string> | null {
  const parts = new Map<string, string>();
  for (const text of texts) {
    const at = text.indexOf('=');
    const name = text.slice(0, Math.max(at, 0));
    if (name === '' || parts.has(name)) return null;
    parts.set(name, text.slice(at + 1));
  }
  return parts;
}

type PartReader = <Value>(name: string, read: (text: string) => Value | undefined) => Value | undefined;

const sellerOf = (part: PartReader) => ({
  slpCode: part('asesor', readId),
  adviserName: part('nombre', readName),
  managerName: part('gerente', readName),
  days: part('dias', readDays),
});

const contractsOf = (part: PartReader): ContractQuery => ({
  kind: 'contracts',
  basis: part('base', (text) => valueOf(BASES, text)) ?? 'sold',
  status: part('estatus', readStatus),
  businessLine: part('linea', (text) => BUSINESS_LINES.find((line) => line === text)),
  prospectionMeans: part('medio', readName),
  payments: part('pagos', readInstalments),
  downPaymentMethod: part('enganche', readName),
  item: part('producto', readName),
  stateCode: part('entidad', readCode),
  county: part('municipio', readName),
  zipCode: part('cp', readCode),
  measure: part('cifra', (text) => valueOf(MEASURES, text)),
  ...sellerOf(part),
});

function detailOf(kind: DetailQuery['kind'], part: PartReader): DetailQuery {
  switch (kind) {
    case 'contracts':
      return contractsOf(part);
    case 'renewals':
      return { kind, ...sellerOf(part) };
    case 'activities':
      return {
        kind,
        state: part('estado', (text) => valueOf(STATES, text)),
        activityTypeId: part('tipo', readId),
        counter: part('contador', (text) => valueOf(COUNTERS, text)),
        tracingId: part('tipificacion', readTracingId),
        days: part('dias', readDays),
      };
    default:
      return { kind, prospectionMeansId: part('medio', readId), days: part('dias', readDays) };
  }
}

/**
 * Parses a detail query from a URL, as `writeDetailQuery` writes it. Null when absent or when any part is invalid:
 * showing rows other than the link meant would be worse than showing none.
 */
export function readDetailQuery(text: string | null): DetailQuery | null {
  const [word = '', ...texts] = (text ?? '').split(':');
  const kind = valueOf(KINDS, word);
  const parts = partsOf(texts);
  if (kind === undefined || parts === null) return null;
  let taken = 0;
  const detail = detailOf(kind, (name, read) => {
    const value = read(decoded(parts.get(name) ?? ''));
    if (value !== undefined) taken += 1;
    return value;
  });
  return taken === parts.size ? detail : null;
}

/** The decoded text of a part; empty, which no reader accepts, when its escapes are broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

type Seller = Pick<ContractQuery, 'slpCode' | 'adviserName' | 'managerName'>;

const sellerTexts = ({ slpCode, adviserName, managerName }: Seller) => ({
  asesor: slpCode?.toString(),
  nombre: adviserName,
  gerente: managerName,
});

const contractTexts = (detail: ContractQuery) => ({
  base: wordOf(BASES, detail.basis),
  estatus: detail.status,
  linea: detail.businessLine,
  medio: detail.prospectionMeans,
  pagos: detail.payments?.toString(),
  enganche: detail.downPaymentMethod,
  producto: detail.item,
  entidad: detail.stateCode,
  municipio: detail.county,
  cp: detail.zipCode,
  cifra: wordOf(MEASURES, detail.measure),
  ...sellerTexts(detail),
});

/** The parts of a query other than its days, by part name; undefined when not set. */
function partTexts(detail: DetailQuery): Readonly<Record<string, string | undefined>> {
  switch (detail.kind) {
    case 'contracts':
      return contractTexts(detail);
    case 'renewals':
      return sellerTexts(detail);
    case 'activities':
      return {
        estado: wordOf(STATES, detail.state),
        tipo: detail.activityTypeId?.toString(),
        contador: wordOf(COUNTERS, detail.counter),
        tipificacion: detail.tracingId?.toString(),
      };
    default:
      return { medio: detail.prospectionMeansId?.toString() };
  }
}

/** Writes a detail query as one URL value: 'contratos:base=vendidos:dias=2026-11-18'. */
export function writeDetailQuery(detail: DetailQuery): string {
  const parts = Object.entries({ ...partTexts(detail), dias: writeDays(detail.days) }).flatMap(([name, text]) =>
    // Only colons separate parts; other characters stay unescaped for readable URLs.
    text === undefined ? [] : [`${name}=${text.replaceAll('%', '%25').replaceAll(':', '%3A')}`],
  );
  return [wordOf(KINDS, detail.kind), ...parts].join(':');
}

/**
 * Whether a URL can carry the query. It cannot when a name is blank or longer than a server accepts; such a link is not
 * offered.
 */
export const hasDetailUrl = (detail: DetailQuery): boolean => readDetailQuery(writeDetailQuery(detail)) !== null;
