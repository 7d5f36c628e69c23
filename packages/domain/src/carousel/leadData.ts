import { instantText, readInstant } from '../calendar/instantText.ts';
import type { Lead } from './lead.ts';

/** Longest text of a lead in a URL, in UTF-16 units; longer texts are cut. */
export const LEAD_TEXT_LIMIT = 200;
/** Longest `data`; anyone can write a URL. */
export const LEAD_DATA_LIMIT = 16_000;

/** The content of `data`: no lead, unreadable, or a lead. */
export type LeadDataReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'lead'; readonly lead: Lead };

const UNREADABLE = { kind: 'unreadable' } as const;

/** Never ends in half a surrogate pair. */
const cut = (text: string): string =>
  text.length <= LEAD_TEXT_LIMIT ? text : text.slice(0, LEAD_TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The encoded value of `data` in the URL of a lead's registration form (CAR-07, CAR-08):
 * `/prospect/add?data=${leadData(lead)}`.
 */
export function leadData({ id, name, fullName, prospectionMeans, createdAt }: Lead): string {
  const fields = {
    Id: id,
    Name: cut(name),
    FullName: fullName === null ? null : cut(fullName),
    ProspectionMeans: prospectionMeans === null ? null : cut(prospectionMeans),
    CreatedAt: createdAt === null ? null : instantText(createdAt),
  };
  return encodeURIComponent(JSON.stringify(fields));
}

/** The text parsed as JSON; undefined when it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text decoded once more than the browser did; undefined when it cannot be. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function fieldsIn(text: string): ReadonlyMap<string, unknown> | null {
  const value = parsed(text) ?? parsed(decoded(text) ?? '');
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? cut(value) : null;

/**
 * Reads `data` of a URL, which may be forged or cut short (CAR-08). Never throws. Without a lead id the whole is
 * unreadable; any other invalid field counts as unknown.
 * @param text As the URL has it, decoded once or not at all; null when absent.
 */
export function readLeadData(text: string | null): LeadDataReading {
  if (text === null || text.trim() === '') return { kind: 'none' };
  if (text.length > LEAD_DATA_LIMIT) return UNREADABLE;
  const fields = fieldsIn(text);
  const id = fields?.get('Id');
  if (fields === null || typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return UNREADABLE;
  return {
    kind: 'lead',
    lead: {
      id,
      name: textOf(fields.get('Name')) ?? '',
      fullName: textOf(fields.get('FullName')),
      prospectionMeans: textOf(fields.get('ProspectionMeans')),
      createdAt: readInstant(textOf(fields.get('CreatedAt')) ?? ''),
    },
  };
}
