import * as v from 'valibot';
import { safeReturnPath } from '../navigation/index.ts';

/** What a value should be, said to the operator who edits the file. */
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

/** A path below this site, or a plain origin and a path: it goes into the content security policy, where `*` and `;` mean more. */
const CALLS = /^(?:\/[\w.-]+)+$|^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w.-]+)*$/iu;

/** The same with '{code}' in its path or its question. */
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
/** The sentence about a section, or about a key in it that nobody knows. */
const objectOr =
  (otherwise: string) =>
  ({ expected }: Fault): string =>
    expected === 'never' ? UNKNOWN : otherwise;

/** The file itself. */
export const file = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, objectOr(CONTENT));

/** Some keys under a name; a section that is left out has the defaults of its keys. */
export const keys = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, objectOr(OBJECT));

/** On or off. */
export const flag = (otherwise: boolean) => v.optional(v.boolean(FLAG), otherwise);

/** Whole numbers: ids of employees or roles. */
export const ids = (otherwise: readonly number[] = []) =>
  v.optional(v.array(v.pipe(v.number(IDS), v.integer(IDS)), IDS), [...otherwise]);

/** One of some names. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  otherwise: NoInfer<Names[number]>,
  expected: string,
) => v.optional(v.picklist(names, expected), otherwise);

/** Any text. */
export const text = (otherwise: string, expected: string) => v.optional(v.string(expected), otherwise);

/** A text by key. */
export const texts = () => v.optional(v.record(v.string(), v.string(MESSAGES), MESSAGES), {});

/** The zone of the business day. */
export const zone = (otherwise: string) => v.optional(checked(ZONE, isTimeZone), otherwise);

/** Where calls go. */
export const calls = (otherwise: string) =>
  v.optional(
    checked(ADDRESS, (address) => CALLS.test(address) && isPathOrUrl(address)),
    otherwise,
  );

/** Where something is looked up, with '{code}' for what is asked. */
export const lookup = () => v.optional(checked(POSTAL, (address) => LOOKUP.test(address) && isPathOrUrl(address)));

/** What a link of the frame may lead to: a page of ours, another site, a mail or a call. Never a script. */
export const link = (otherwise: string) =>
  v.optional(
    checked(
      LINK,
      (address) =>
        address === '' || safeReturnPath(address) !== null || /^(?:https?:\/\/|mailto:|tel:)./iu.test(address),
    ),
    otherwise,
  );

/** The address of a page elsewhere, to which a text or a number is added: never a script, and nothing that others can read on the way. */
export const pageElsewhere = (otherwise: string) =>
  v.optional(
    // With its slash, so that what follows it is never taken for the host.
    checked(PAGE, (address) => /^https:\/\/[^\s/@]+\/\S*$/iu.test(address) && isPathOrUrl(address)),
    otherwise,
  );

/** A width in px; undefined when it is left out. */
export const width = () => v.optional(v.pipe(v.number(WIDTH), v.integer(WIDTH), v.minValue(1, WIDTH)));

/** The name of a cookie. */
export const cookie = (otherwise: string) =>
  v.optional(v.pipe(v.string(COOKIE), v.regex(/^[\w-]+$/u, COOKIE)), otherwise);

/** A name in the browser's storage, beside those of the language, the appearance and the drafts. */
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

/** By employee id, ids of menu entries. */
export const exclusions = () =>
  v.optional(v.record(v.string(), v.array(v.string(EXCLUSIONS), EXCLUSIONS), EXCLUSIONS), {});

/** By role id, paths of pages. */
export const pages = (isPage: (path: string) => boolean) =>
  v.optional(v.record(v.pipe(v.string(), v.regex(/^\d+$/u, HOME)), checked(HOME, isPage), HOME), {});
