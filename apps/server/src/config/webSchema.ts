import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import * as v from 'valibot';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The origin of an address elsewhere; undefined for one below this site. */
export const originOf = (address: string): string | undefined =>
  /^https?:/iu.test(address) ? URL.parse(address)?.origin : undefined;

const ZONE = 'debe ser una zona como America/Mexico_City';
const ADDRESS = 'debe ser una dirección como /api o https://api.example/v1';
const IDS = 'debe ser una lista de números enteros';
const FLAG = 'debe ser true o false';
const EXCLUSIONS = 'debe ser un objeto con una lista de entradas del menú por empleado';

const objectOr = ({ expected }: { readonly expected: string | null }) =>
  expected === 'never' ? 'no es una clave conocida' : 'debe ser un objeto';

const flag = v.optional(v.boolean(FLAG), false);
const ids = (otherwise: readonly number[]) =>
  v.optional(v.array(v.pipe(v.number(IDS), v.integer(IDS)), IDS), [...otherwise]);

/**
 * What the server uses of `config.json`: the business zone, the host of the calls, and what rights depend on. Of these
 * sections it takes what the application takes, so that a key with a slip in it does not quietly withhold a right. The rest
 * is the application's business, which checks the whole file when it loads (`apps/web/src/platform/config.ts`).
 */
export const webSchema = v.looseObject(
  {
    timeZone: v.optional(v.pipe(v.string(ZONE), v.check(isTimeZone, ZONE)), DEFAULT_TIME_ZONE),
    api: v.optional(
      v.looseObject(
        {
          baseUrl: v.optional(
            v.pipe(
              v.string(ADDRESS),
              v.check((text) => text.startsWith('/') || originOf(text) !== undefined, ADDRESS),
            ),
            '/api',
          ),
        },
        objectOr,
      ),
      {},
    ),
    employees: v.optional(
      v.strictObject(
        {
          teamSales: ids([]),
          reports: ids([]),
          insuranceReport: ids([]),
          csvDownload: ids([]),
          teamManagerSelector: ids([]),
          menuExclusions: v.optional(v.record(v.string(), v.array(v.string(EXCLUSIONS), EXCLUSIONS), EXCLUSIONS), {}),
        },
        objectOr,
      ),
      {},
    ),
    roles: v.optional(
      v.strictObject({ discountReports: ids(DEFAULT_ACCESS_CONFIG.roles.discountReports) }, objectOr),
      {},
    ),
    carousel: v.optional(v.strictObject({ guardAllowsRole7: flag }, objectOr), {}),
    menu: v.optional(v.looseObject({ hideGuarded: flag }, objectOr), {}),
  },
  'debe contener un objeto JSON',
);
