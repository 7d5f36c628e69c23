import type { ProspectForm } from '../prospect/index.ts';
import { fold } from '../search/index.ts';

/** What a column of a bought list can hold, in the order of the form of a prospect. */
export const LIST_FIELDS = [
  'firstName',
  'lastName',
  'mobilePhone',
  'homePhone',
  'email',
  'street',
  'county',
  'state',
  'zipCode',
  'comments',
] as const satisfies readonly (keyof ProspectForm)[];
export type ListField = (typeof LIST_FIELDS)[number];

/** What each column of a list holds, in the order of the columns; null for one that is not taken over. */
export type ListMapping = readonly (ListField | null)[];

/** Words of headings, without accents, the surest first: 'correo' is an e-mail, whatever else the heading says. */
const WORDS: readonly (readonly [ListField, RegExp])[] = [
  ['email', /correo|e ?mail/u],
  ['zipCode', /postal|\bc\.?p\.?\b|\bzip\b/u],
  ['mobilePhone', /celular|movil|mobile|whatsapp|\bcel\b/u],
  ['homePhone', /\bcasa\b|\bfijo\b|telefono 2|otro telefono|home phone/u],
  ['lastName', /apellido|paterno|materno|last ?name|surname/u],
  ['firstName', /nombre|cliente|contacto|first ?name|\bname\b/u],
  ['mobilePhone', /telefono|\btel\b|phone/u],
  ['county', /municipio|alcaldia|delegacion|ciudad|county|city/u],
  ['state', /\bestado\b|entidad|\bstate\b/u],
  ['street', /calle|direccion|domicilio|street|address/u],
  ['comments', /comentario|observacion|nota|comment/u],
];

/** Parts of a name may stand in columns of their own, which are put together. */
const SEVERAL: ReadonlySet<ListField> = new Set(['firstName', 'lastName', 'street', 'comments']);

/** What the columns of a list hold, guessed from their headings; a field is guessed once but for the parts of a name. */
export function guessMapping(headings: readonly string[]): ListMapping {
  const taken = new Set<ListField>();
  return headings.map((heading) => {
    const words = fold(heading).replaceAll(/[_-]/gu, ' ');
    const guessed = WORDS.find(([field, pattern]) => pattern.test(words) && (SEVERAL.has(field) || !taken.has(field)));
    if (guessed === undefined) return null;
    taken.add(guessed[0]);
    return guessed[0];
  });
}
