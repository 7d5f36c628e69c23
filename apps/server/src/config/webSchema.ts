import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import { breadcrumbsFor, safeReturnPath } from '@sereno/domain/navigation';
import * as v from 'valibot';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A path below this site, or a plain origin and a path: it goes into the content security policy, where `*` and `;` mean more. */
const CALLS = /^(?:\/[\w.-]+)+$|^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w.-]+)*$/iu;

/** The same with '{code}' in its path or its question. */
const LOOKUP = /^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?)?\/(?!\/)[^\s{}#\\]*\{code\}[^\s{}#\\]*$/iu;

/** The origin of an address elsewhere; undefined for one below this site. */
export const originOf = (address: string): string | undefined =>
  /^https?:/iu.test(address) ? URL.parse(address)?.origin : undefined;

/** Whether a page of the menu has that path, whole: one below it leads nowhere. */
function isMenuPage(path: string): boolean {
  const [address = ''] = path.toLowerCase().split(/[?#]/u, 1);
  return safeReturnPath(path) !== null && breadcrumbsFor(address).at(-1)?.path === address;
}

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
const flag = (otherwise = false) => v.optional(v.boolean(FLAG), otherwise);
const ids = (otherwise: readonly number[] = []) =>
  v.optional(v.array(v.pipe(v.number(IDS), v.integer(IDS)), IDS), [...otherwise]);
const link = v.optional(
  v.pipe(
    v.string(LINK),
    v.check(
      (text) => text === '' || safeReturnPath(text) !== null || /^(?:https?:\/\/|mailto:|tel:)./iu.test(text),
      LINK,
    ),
  ),
);
const pageElsewhere = v.optional(
  v.pipe(
    v.string(PAGE),
    v.check((text) => /^https:\/\/[^\s/@]+\/\S*$/iu.test(text) && originOf(text) !== undefined, PAGE),
  ),
);
const width = v.optional(v.pipe(v.number(WIDTH), v.integer(WIDTH), v.minValue(1, WIDTH)));

/** A name in the browser's storage, beside those that the application uses itself. */
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
 * `config.json` by the rules of the application itself (`apps/web/src/platform/config.ts`), so that a slip in it ends the
 * start of the server rather than every page. The one may not import the other; `configurations.json` holds both to the same
 * verdicts. Defaults stand here for what the server uses: the business zone, the host of the calls, and what rights depend on.
 */
export const webSchema = v.strictObject(
  {
    api: v.optional(
      section({
        baseUrl: v.optional(
          v.pipe(
            v.string(ADDRESS),
            v.check((text) => CALLS.test(text) && (text.startsWith('/') || originOf(text) !== undefined), ADDRESS),
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
    ),
    auth: v.optional(section({ requireLocation: flag(), showForgotLink: flag(), showRegistrationLink: flag() })),
    home: v.optional(
      section({
        byRole: v.optional(
          v.record(
            v.pipe(v.string(), v.regex(/^\d+$/u, HOME)),
            v.pipe(v.string(HOME), v.check(isMenuPage, HOME)),
            HOME,
          ),
        ),
      }),
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
    carousel: v.optional(section({ guardAllowsRole7: flag() }), {}),
    activities: v.optional(section({ lateRule: v.optional(v.picklist(['past', 'literal'], LATE), 'past') }), {}),
    commissionsReport: v.optional(
      section({
        integreField: v.optional(v.picklist(['SecondaryCommission', 'Commission', 'CommissionBase'], AMOUNT)),
      }),
    ),
    channels: v.optional(
      section({ mapUrl: pageElsewhere, whatsappUrl: pageElsewhere, greeting: v.optional(v.string(GREETING)) }),
    ),
    postal: v.optional(
      section({
        url: v.optional(
          v.pipe(
            v.string(POSTAL),
            v.check((text) => LOOKUP.test(text) && (text.startsWith('/') || originOf(text) !== undefined), POSTAL),
          ),
        ),
        stateAliases: v.optional(v.record(v.string(), v.string(MESSAGES), MESSAGES)),
      }),
      {},
    ),
    menu: v.optional(
      section({
        hideGuarded: flag(),
        cookie: v.optional(v.pipe(v.string(COOKIE), v.regex(/^[\w-]+$/u, COOKIE))),
      }),
      {},
    ),
    footer: v.optional(section({ aboutUrl: link, contactUrl: link })),
    notice: v.optional(v.picklist(['', 'licenseSuspended'], NOTICE)),
    layout: v.optional(
      section({ configBreakpoints: v.optional(section({ sm: width, md: width, lg: width, xl: width })) }),
    ),
    correctedSpanish: flag(),
    messages: v.optional(v.record(v.string(), v.string(MESSAGES), MESSAGES)),
  },
  fileOr,
);
