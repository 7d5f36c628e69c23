import * as v from 'valibot';
import { safeReturnPath } from '../navigation/index.ts';

/** The expected value, as shown to the operator who edits the file. */
const CONTENT = 'debe contener un objeto JSON';
const UNKNOWN = 'no es una clave conocida';
const OBJECT = 'debe ser un objeto';
const ZONE = 'debe ser una zona como America/Mexico_City';
const ADDRESS = 'debe ser una dirección como /api o https://api.example/v1';
const LINK = 'debe ser una página como /terms, o una dirección que empiece con https:, mailto: o tel:';
const IDS = 'debe ser una lista de números enteros';
const FLAG = 'debe ser true o false';
const EXCLUSIONS = 'debe ser un objeto con una lista de entradas del menú por empleado';
const HOME = 'debe ser la ruta de una página del menú, como /user/browse, por número de rol';
const NAME = 'debe ser un nombre que la aplicación no use para otra cosa';
const COOKIE = 'debe ser un nombre de letras, cifras y guiones';
const WIDTH = 'debe ser un número entero mayor que 0';
const PAGE = 'debe ser una dirección como https://wa.me/';
const POSTAL = 'debe ser una dirección como /api/postal/{code}';
const MESSAGES = 'debe ser un objeto con un texto por clave';

/**
 * A path of this site, or a plain origin and path. It goes into the content security policy, where `*` and `;` have a
 * meaning.
 */
const CALLS = /^(?:\/[\w.-]+)+$|^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w.-]+)*$/iu;

/** The same with '{code}' in its path or query. */
const LOOKUP = /^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?)?\/(?!\/)[^\s{}#\\]*\{code\}[^\s{}#\\]*$/iu;

const absolute = v.pipe(v.string(), v.url());
const isPathOrUrl = (text: string): boolean => text.startsWith('/') || v.is(absolute, text);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const checked = (expected: string, isRight: (text: string) => boolean) =>
  v.pipe(v.string(expected), v.check(isRight, expected));

type Fault = { readonly expected: string | null };
/** The message for a section, or for an unknown key in it. */
const objectOr =
  (otherwise: string) =>
  ({ expected }: Fault): string =>
    expected === 'never' ? UNKNOWN : otherwise;

/** The whole file. */
export const file = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, objectOr(CONTENT));

/** A section; if left out, its keys have their defaults. */
export const keys = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, objectOr(OBJECT));

/** A boolean. */
export const flag = (otherwise: boolean) => v.optional(v.boolean(FLAG), otherwise);

/** A list of employee or role ids. */
export const ids = (otherwise: readonly number[] = []) =>
  v.optional(v.array(v.pipe(v.number(IDS), v.integer(IDS)), IDS), [...otherwise]);

/** One of several names. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  otherwise: NoInfer<Names[number]>,
  expected: string,
) => v.optional(v.picklist(names, expected), otherwise);

/** Any text. */
export const text = (otherwise: string, expected: string) => v.optional(v.string(expected), otherwise);

/** A record of texts. */
export const texts = () => v.optional(v.record(v.string(), v.string(MESSAGES), MESSAGES), {});

/** An IANA time zone. */
export const zone = (otherwise: string) => v.optional(checked(ZONE, isTimeZone), otherwise);

/** The base URL of calls. */
export const calls = (otherwise: string) =>
  v.optional(
    checked(ADDRESS, (address) => CALLS.test(address) && isPathOrUrl(address)),
    otherwise,
  );

/** A lookup URL, with '{code}' for the code. */
export const lookup = () => v.optional(checked(POSTAL, (address) => LOOKUP.test(address) && isPathOrUrl(address)));

/** The target of a link in the frame: a page of this site, another site, mail or phone. Never a script. */
export const link = (otherwise: string) =>
  v.optional(
    checked(
      LINK,
      (address) =>
        address === '' || safeReturnPath(address) !== null || /^(?:https?:\/\/|mailto:|tel:)./iu.test(address),
    ),
    otherwise,
  );

/** The URL of another site's page that a text or number is appended to: HTTPS only, never a script. */
export const pageElsewhere = (otherwise: string) =>
  v.optional(
    // With its slash, so that what is appended never becomes part of the host.
    checked(PAGE, (address) => /^https:\/\/[^\s/@]+\/\S*$/iu.test(address) && isPathOrUrl(address)),
    otherwise,
  );

/** A whole number within bounds, both allowed. */
export const wholeNumber = (otherwise: number, { min, max }: { readonly min: number; readonly max: number }) => {
  const expected = `debe ser un número entero de ${min} a ${max}`;
  return v.optional(
    v.pipe(v.number(expected), v.integer(expected), v.minValue(min, expected), v.maxValue(max, expected)),
    otherwise,
  );
};

/** A width in px; undefined when left out. */
export const width = () => v.optional(v.pipe(v.number(WIDTH), v.integer(WIDTH), v.minValue(1, WIDTH)));

/** A cookie name. */
export const cookie = (otherwise: string) =>
  v.optional(v.pipe(v.string(COOKIE), v.regex(/^[\w-]+$/u, COOKIE)), otherwise);

/** A key of the browser's storage, distinct from those of language, appearance and drafts. */
export const storageName = (otherwise: string, ...taken: string[]) =>
  v.optional(
    checked(
      NAME,
      (name) =>
        name !== '' &&
        !['sereno:locale', 'sereno:appearance', ...taken].includes(name) &&
        !name.startsWith('sereno:draft'),
    ),
    otherwise,
  );

/** By employee id, menu entry ids. */
export const exclusions = () =>
  v.optional(v.record(v.string(), v.array(v.string(EXCLUSIONS), EXCLUSIONS), EXCLUSIONS), {});

/** By role id, page paths. */
export const pages = (isPage: (path: string) => boolean) =>
  v.optional(v.record(v.pipe(v.string(), v.regex(/^\d+$/u, HOME)), checked(HOME, isPage), HOME), {});
