import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import { safeReturnPath } from '@sereno/domain/navigation';
import { breakpoints } from '@sereno/ui/theme';
import * as v from 'valibot';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A path below this site, or a plain origin and a path: the server puts it into the content security policy. */
const CALLS = /^(?:\/[\w.-]+)+$|^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w.-]+)*$/iu;

/** The same with '{code}' in its path or its question. */
const LOOKUP = /^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?)?\/(?!\/)[^\s{}#\\]*\{code\}[^\s{}#\\]*$/iu;

/** Whether the path is one of ours. Whether a page has it is the server's to say: the menu would weigh on the login page. */
const isOwnPath = (path: string): boolean => path !== '/' && safeReturnPath(path) !== null;

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
const NAMES = 'debe tener tres nombres distintos';
const COOKIE = 'debe ser un nombre de letras, cifras y guiones';
const WIDTH = 'debe ser un número entero mayor que 0';
const NOTICE = 'debe ser licenseSuspended o un texto vacío';
const LATE = 'debe ser past o literal';
const AMOUNT = 'debe ser un campo como Commission';
const PAGE = 'debe ser una dirección como https://wa.me/';
const GREETING = 'debe ser un texto, como Hola {prospecto}';
const POSTAL = 'debe ser una dirección como /api/postal/{code}';
const MESSAGES = 'debe ser un objeto con un texto por clave';

type Fault = { readonly expected: string | null };
const fileOr = ({ expected }: Fault) => (expected === 'never' ? UNKNOWN : CONTENT);
const objectOr = ({ expected }: Fault) => (expected === 'never' ? UNKNOWN : OBJECT);

const section = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, objectOr);
const flag = (otherwise: boolean) => v.optional(v.boolean(FLAG), otherwise);
const ids = (otherwise: readonly number[] = []) =>
  v.optional(v.array(v.pipe(v.number(IDS), v.integer(IDS)), IDS), [...otherwise]);
/** What a link of the frame may lead to: a page of ours, another site, a mail or a call. Never a script. */
const link = (otherwise: string) =>
  v.optional(
    v.pipe(
      v.string(LINK),
      v.check(
        (text) => text === '' || safeReturnPath(text) !== null || /^(?:https?:\/\/|mailto:|tel:)./iu.test(text),
        LINK,
      ),
    ),
    otherwise,
  );
/** The address of a page elsewhere, to which a text or a number is added: never a script, and nothing that others can read on the way. */
const pageElsewhere = (otherwise: string) =>
  v.optional(
    v.pipe(
      v.string(PAGE),
      // With its slash, so that what follows it is never taken for the host.
      v.check((text) => /^https:\/\/[^\s/@]+\/\S*$/iu.test(text) && URL.canParse(text), PAGE),
    ),
    otherwise,
  );
const width = (otherwise: number) =>
  v.optional(v.pipe(v.number(WIDTH), v.integer(WIDTH), v.minValue(1, WIDTH)), otherwise);

/** A name in the browser's storage, beside those of the language, the appearance and the drafts. */
const storageName = (otherwise: string, ...taken: string[]) =>
  v.optional(
    v.pipe(
      v.string(NAME),
      v.nonEmpty(NAME),
      v.check(
        (name) => !['sereno:locale', 'sereno:appearance', ...taken].includes(name) && !name.startsWith('sereno:draft'),
        NAME,
      ),
    ),
    otherwise,
  );

/**
 * `config.json`, the file beside the app that an operator edits without a build. Every key may be missing; a key that
 * the app does not know or a value that it cannot use stops the start with a sentence. The server starts by the same rules
 * (`apps/server/src/config/webSchema.ts`); `configurations.json` beside them holds both to the same verdicts.
 */
const schema = v.strictObject(
  {
    api: v.optional(
      section({
        baseUrl: v.optional(
          v.pipe(
            v.string(ADDRESS),
            v.check((text) => CALLS.test(text) && (text.startsWith('/') || URL.canParse(text)), ADDRESS),
          ),
          '/api',
        ),
      }),
      {},
    ),
    session: v.optional(
      v.pipe(
        section({
          storageKey: storageName('sereno:session', 'sereno:latitude', 'sereno:longitude'),
          keys: v.optional(
            section({
              latitude: storageName('sereno:latitude'),
              longitude: storageName('sereno:longitude'),
            }),
            {},
          ),
        }),
        v.check(({ storageKey, keys }) => new Set([storageKey, keys.latitude, keys.longitude]).size === 3, NAMES),
      ),
      {},
    ),
    auth: v.optional(
      section({ requireLocation: flag(true), showForgotLink: flag(true), showRegistrationLink: flag(true) }),
      {},
    ),
    home: v.optional(
      section({
        byRole: v.optional(
          v.record(v.pipe(v.string(), v.regex(/^\d+$/u, HOME)), v.pipe(v.string(HOME), v.check(isOwnPath, HOME)), HOME),
          {},
        ),
      }),
      {},
    ),
    timeZone: v.optional(v.pipe(v.string(ZONE), v.check(isTimeZone, ZONE)), DEFAULT_TIME_ZONE),
    employees: v.optional(
      section({
        teamSales: ids(),
        reports: ids(),
        insuranceReport: ids(),
        csvDownload: ids(),
        teamManagerSelector: ids(),
        menuExclusions: v.optional(v.record(v.string(), v.array(v.string(EXCLUSIONS), EXCLUSIONS), EXCLUSIONS), {}),
      }),
      {},
    ),
    roles: v.optional(section({ discountReports: ids(DEFAULT_ACCESS_CONFIG.roles.discountReports) }), {}),
    carousel: v.optional(section({ guardAllowsRole7: flag(false) }), {}),
    activities: v.optional(
      section({
        /** Which side of today makes an activity late (ACL-25). */
        lateRule: v.optional(v.picklist(['past', 'literal'], LATE), 'past'),
      }),
      {},
    ),
    commissionsReport: v.optional(
      section({
        /** The amount of a row that 'Comisión Integre 26%' shows, by its name in the answer (CMR-04). */
        integreField: v.optional(
          v.picklist(['SecondaryCommission', 'Commission', 'CommissionBase'], AMOUNT),
          'SecondaryCommission',
        ),
      }),
      {},
    ),
    /** Where a started activity leads (STA-08). */
    channels: v.optional(
      section({
        mapUrl: pageElsewhere('https://www.google.com/maps/search/?api=1&query='),
        whatsappUrl: pageElsewhere('https://wa.me/'),
        greeting: v.optional(v.string(GREETING), 'Hola {prospecto}, soy {asesor} de {empresa}.'),
      }),
      {},
    ),
    postal: v.optional(
      section({
        /** Where the state of a postal code is looked up; below `api.baseUrl` when it is left out (POS-04). */
        url: v.optional(
          v.pipe(
            v.string(POSTAL),
            v.check((text) => LOOKUP.test(text) && URL.canParse(text, 'http://h'), POSTAL),
          ),
        ),
        /** Short names of states, beside those of the domain. */
        stateAliases: v.optional(v.record(v.string(), v.string(MESSAGES), MESSAGES), {}),
      }),
      {},
    ),
    menu: v.optional(
      section({
        hideGuarded: flag(false),
        cookie: v.optional(v.pipe(v.string(COOKIE), v.regex(/^[\w-]+$/u, COOKIE)), 'sereno-menu'),
      }),
      {},
    ),
    footer: v.optional(section({ aboutUrl: link('/terms'), contactUrl: link('') }), {}),
    /** What stands above every page until it is taken out again (CAT-11); nothing when empty. */
    notice: v.optional(v.picklist(['', 'licenseSuspended'], NOTICE), ''),
    layout: v.optional(
      section({
        /** The widths, in px, by which scripts decide; style sheets have their own, which are fixed (LAY-02). */
        configBreakpoints: v.optional(
          section({
            sm: width(breakpoints.sm),
            md: width(breakpoints.md),
            lg: width(breakpoints.lg),
            xl: width(breakpoints.xl),
          }),
          {},
        ),
      }),
      {},
    ),
    /** Says in Spanish what the specification gives in English: the registration's rules, for one (REG-17). */
    correctedSpanish: flag(false),
    messages: v.optional(v.record(v.string(), v.string(MESSAGES), MESSAGES), {}),
  },
  fileOr,
);

export type Config = v.InferOutput<typeof schema>;

/** A configuration that the app cannot start with; the message names the key and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Checks a configuration and fills what it leaves out. Throws a `ConfigError` that names every wrong key. */
export function parseConfig(value: unknown): Config {
  // To valibot a list is an object without keys, and such a configuration would pass as an empty one.
  if (Array.isArray(value)) throw new ConfigError('config.json: es una lista, no un objeto');
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ConfigError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`).join('; '),
  );
}

/**
 * Reads `/config.json`. Throws a `ConfigError` when it is missing, not JSON, or not a configuration; a connection that
 * fails throws what the browser throws.
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new ConfigError(`config.json: HTTP ${response.status}`);
  const value: unknown = await response.json().catch(() => {
    throw new ConfigError('config.json: no es JSON');
  });
  return parseConfig(value);
}
