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

/** What a link of the frame may lead to: a page of ours, another site, a mail or a call. Never a script. */
const address = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || safeReturnPath(text) !== null || /^(?:https?:\/\/|mailto:|tel:)./i.test(text),
    'is not an address',
  ),
);
/** Where the calls stand: below this site, or on a host of their own. */
const apiAddress = v.pipe(
  v.string(),
  v.regex(/^(?:\/[\w.-]+)+$|^https?:\/\/[^/]+(?:\/[\w.-]+)*$/i, 'is not an address of calls'),
);
const storageName = v.pipe(v.string(), v.nonEmpty());
const width = v.pipe(v.number(), v.integer(), v.minValue(1));
const integers = v.array(v.pipe(v.number(), v.integer()));
const employeeIds = v.optional(integers, []);
const discountRoles = [...DEFAULT_ACCESS_CONFIG.roles.discountReports];

/**
 * `config.json`, the file beside the app that an operator edits without a build. Every key may be missing; a key that
 * the app does not know or a value that it cannot use stops the start with a sentence.
 */
const schema = v.strictObject({
  api: v.optional(v.strictObject({ baseUrl: v.optional(apiAddress, '/api') }), {}),
  session: v.optional(
    v.strictObject({
      storageKey: v.optional(storageName, 'sereno:session'),
      keys: v.optional(
        v.strictObject({
          latitude: v.optional(storageName, 'sereno:latitude'),
          longitude: v.optional(storageName, 'sereno:longitude'),
        }),
        {},
      ),
    }),
    {},
  ),
  auth: v.optional(
    v.strictObject({
      requireLocation: v.optional(v.boolean(), true),
      showForgotLink: v.optional(v.boolean(), true),
      showRegistrationLink: v.optional(v.boolean(), true),
    }),
    {},
  ),
  home: v.optional(v.strictObject({ byRole: v.optional(v.record(v.string(), v.string()), {}) }), {}),
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'is not a time zone')), DEFAULT_TIME_ZONE),
  employees: v.optional(
    v.strictObject({
      teamSales: employeeIds,
      reports: employeeIds,
      insuranceReport: employeeIds,
      csvDownload: employeeIds,
      teamManagerSelector: employeeIds,
      menuExclusions: v.optional(v.record(v.string(), v.array(v.string())), {}),
    }),
    {},
  ),
  roles: v.optional(v.strictObject({ discountReports: v.optional(integers, discountRoles) }), {}),
  carousel: v.optional(v.strictObject({ guardAllowsRole7: v.optional(v.boolean(), false) }), {}),
  menu: v.optional(
    v.strictObject({
      hideGuarded: v.optional(v.boolean(), false),
      cookie: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'sereno-menu'),
    }),
    {},
  ),
  footer: v.optional(
    v.strictObject({ aboutUrl: v.optional(address, '/terms'), contactUrl: v.optional(address, '') }),
    {},
  ),
  /** What stands above every page until it is taken out again (CAT-11); nothing when empty. */
  notice: v.optional(v.picklist(['', 'licenseSuspended']), ''),
  layout: v.optional(
    v.strictObject({
      /** The widths, in px, by which scripts decide; style sheets have their own, which are fixed (LAY-02). */
      configBreakpoints: v.optional(
        v.strictObject({
          sm: v.optional(width, breakpoints.sm),
          md: v.optional(width, breakpoints.md),
          lg: v.optional(width, breakpoints.lg),
          xl: v.optional(width, breakpoints.xl),
        }),
        {},
      ),
    }),
    {},
  ),
  /** Says in Spanish what the specification gives in English: the registration's rules, for one (REG-17). */
  correctedSpanish: v.optional(v.boolean(), false),
  messages: v.optional(v.record(v.string(), v.string()), {}),
});

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
