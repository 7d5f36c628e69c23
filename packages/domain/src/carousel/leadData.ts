import { instantText, readInstant } from '../calendar/instantText.ts';
import type { Lead } from './lead.ts';

/** How long a text of a lead may be in an address, in UTF-16 units; what is longer is cut. */
export const LEAD_TEXT_LIMIT = 200;
/** How long `data` may be as a whole; anybody can write an address. */
export const LEAD_DATA_LIMIT = 16_000;

/** What `data` of an address says: no lead, something that cannot be read, or a lead. */
export type LeadDataReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'lead'; readonly lead: Lead };

const UNREADABLE = { kind: 'unreadable' } as const;

/** Never ends in the half of a character. */
const cut = (text: string): string =>
  text.length <= LEAD_TEXT_LIMIT ? text : text.slice(0, LEAD_TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The value of `data` in the address of the form that a lead is registered with, ready to stand there (CAR-07, CAR-08):
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

/** What the text says as JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text as it was before it was made fit for an address, once more than the browser undid; undefined when it was not. */
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
 * Reads `data` of an address, which anybody may have written or cut short (CAR-08). It never throws: without a lead's id nothing
 * of it is trusted; any other field that is not what it should be counts as not known.
 * @param text As the address gives it, decoded once or not at all; null when it has none.
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
