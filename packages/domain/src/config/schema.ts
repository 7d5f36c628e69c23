import * as v from 'valibot';
import { DEFAULT_ACCESS_CONFIG } from '../access/index.ts';
import { LATE_RULES } from '../activity/index.ts';
import { DEFAULT_TIME_ZONE } from '../calendar/index.ts';
import { CREDENTIAL_LENGTH } from '../session/index.ts';
import {
  calls,
  cookie,
  exclusions,
  file,
  flag,
  ids,
  keys,
  link,
  lookup,
  oneOf,
  pageElsewhere,
  pages,
  storageName,
  text,
  texts,
  wholeNumber,
  width,
  zone,
} from './values.ts';

const NAMES = 'debe tener tres nombres distintos';
const LATE = 'debe ser past o literal';
const AMOUNT = 'debe ser un campo como Commission';
const GREETING = 'debe ser un texto, como Hola {prospecto}';
const NOTICE = 'debe ser licenseSuspended o un texto vacío';

/**
 * `config.json`, the file that an operator edits without a build. Every key may be missing; a key that is not known or a value
 * that cannot be used stops the start of the application and of the server with a sentence. The comment of each key is its
 * documentation: `docs/configuration.md` is made of them.
 * @param isPage Whether a page of the application has that path.
 */
export const configSchema = (isPage: (path: string) => boolean) =>
  file({
    api: v.optional(
      keys({
        /** Where the calls go: a path of this site or an address elsewhere. */
        baseUrl: calls('/api'),
      }),
      {},
    ),
    session: v.optional(
      v.pipe(
        keys({
          /** The name under which the browser stores the session (SES-05). */
          storageKey: storageName('sereno:session', 'sereno:latitude', 'sereno:longitude'),
          keys: v.optional(
            keys({
              /** The name under which the browser stores the latitude (GEO-06). */
              latitude: storageName('sereno:latitude'),
              /** The name under which the browser stores the longitude (GEO-06). */
              longitude: storageName('sereno:longitude'),
            }),
            {},
          ),
        }),
        v.check((names) => new Set([names.storageKey, names.keys.latitude, names.keys.longitude]).size === 3, NAMES),
      ),
      {},
    ),
    auth: v.optional(
      keys({
        /** Whether signing in needs the location of the device (AUTH-23). */
        requireLocation: flag(true),
        /** Whether the login page links to the forgotten password (PWD-08). */
        showForgotLink: flag(true),
        /** Whether the login page links to the registration. */
        showRegistrationLink: flag(true),
        /** The fewest characters of a password that somebody chooses from now on; those chosen before go on working (REG-06). */
        minPasswordLength: wholeNumber(CREDENTIAL_LENGTH.min, CREDENTIAL_LENGTH),
      }),
      {},
    ),
    home: v.optional(
      keys({
        /** By role id, the page of the menu that `/` leads to; the others go to the activities dashboard (AUTH-25). */
        byRole: pages(isPage),
        /** By company id, the page of the menu that `/` leads those to whose role has none of its own. */
        byCompany: pages(isPage),
      }),
      {},
    ),
    /** The zone of the business day, by its IANA name (FMT-09). */
    timeZone: zone(DEFAULT_TIME_ZONE),
    employees: v.optional(
      keys({
        /** Employee ids that see the team sales dashboard and the monthly offer beside role 1 (MNU-12, MNU-13). */
        teamSales: ids(),
        /** Employee ids that see and open the reports whatever their role (MNU-23, RTE-06). */
        reports: ids(),
        /** Employee ids that see the insurance report beside role 13 (MNU-27). */
        insuranceReport: ids(),
        /** Employee ids that download CSV whatever their role (TBL-13). */
        csvDownload: ids(),
        /** Employee ids that choose managers on the team sales dashboard whatever their role (STM-06). */
        teamManagerSelector: ids(),
        /** By employee id, the ids of menu entries hidden from that employee; a group hides its children (MNU-37). */
        menuExclusions: exclusions(),
      }),
      {},
    ),
    roles: v.optional(
      keys({
        /** Roles that see the reports of discounts and of requested discounts (MNU-26). */
        discountReports: ids(DEFAULT_ACCESS_CONFIG.roles.discountReports),
      }),
      {},
    ),
    carousel: v.optional(
      keys({
        /** Whether the guard of the carousel admits role 7, as its menu does (MNU-19). */
        guardAllowsRole7: flag(DEFAULT_ACCESS_CONFIG.carousel.guardAllowsRole7),
      }),
      {},
    ),
    activities: v.optional(
      keys({
        /** When an activity is late: `past`, more than 2 days after its day; `literal`, more than 2 days before it (ACL-25). */
        lateRule: oneOf(LATE_RULES, 'past', LATE),
      }),
      {},
    ),
    commissionsReport: v.optional(
      keys({
        /** The amount that 'Comisión Integre 26%' shows, by its name in the answer (CMR-04). */
        integreField: oneOf(['SecondaryCommission', 'Commission', 'CommissionBase'], 'SecondaryCommission', AMOUNT),
      }),
      {},
    ),
    commissions: v.optional(
      keys({
        /** Whether a decision is sent with what an adviser saw and with the lines in dispute (`Digest`, `Reasons`); off for a server that takes the specified fields alone (API-47). */
        decisionDetails: flag(true),
      }),
      {},
    ),
    channels: v.optional(
      keys({
        /** Where a started appointment leads; the address of the prospect is added (STA-08). */
        mapUrl: pageElsewhere('https://www.google.com/maps/search/?api=1&query='),
        /** Where a started WhatsApp leads; the number of the prospect is added (STA-08). */
        whatsappUrl: pageElsewhere('https://wa.me/'),
        /** What a message begins with; `{prospecto}`, `{asesor}` and `{empresa}` are replaced (STA-08). */
        greeting: text('Hola {prospecto}, soy {asesor} de {empresa}.', GREETING),
      }),
      {},
    ),
    postal: v.optional(
      keys({
        /** Where the state of a postal code is looked up; below `api.baseUrl` when it is left out (POS-04). */
        url: lookup(),
        /** Short names of states, beside the known ones, by the name that the service gives. */
        stateAliases: texts(),
      }),
      {},
    ),
    menu: v.optional(
      keys({
        /** Whether the menu hides what its guard would refuse (MNU-19). */
        hideGuarded: flag(DEFAULT_ACCESS_CONFIG.menu.hideGuarded),
        /** The cookie that remembers whether the menu is wide. */
        cookie: cookie('sereno-menu'),
      }),
      {},
    ),
    footer: v.optional(
      keys({
        /** Where the footer's link about the company leads; none when empty. */
        aboutUrl: link('/terms'),
        /** Where the footer's link to contact leads; none when empty. */
        contactUrl: link(''),
      }),
      {},
    ),
    /** What stands above every page until it is taken out again: `licenseSuspended`, or nothing (CAT-11). */
    notice: oneOf(['', 'licenseSuspended'], '', NOTICE),
    layout: v.optional(
      keys({
        configBreakpoints: v.optional(
          keys({
            /** Width in px from which scripts treat the window as small; that of the style sheets if left out (LAY-02). */
            sm: width(),
            /** The same for a medium window. */
            md: width(),
            /** The same for a large one, where the menu stands beside the page (LAY-03). */
            lg: width(),
            /** The same for the widest. */
            xl: width(),
          }),
          {},
        ),
      }),
      {},
    ),
    /** Says in Spanish what the specification gives in English: the registration's rules, for one (REG-17). */
    correctedSpanish: flag(false),
    /** By the key of a text, the text in its place (CAT-18). */
    messages: texts(),
  });
