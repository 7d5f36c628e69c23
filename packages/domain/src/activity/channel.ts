import { readPhone } from '../contact/index.ts';
import type { Activity } from './activity.ts';
import type { ContactIssue } from './activityContact.ts';
import { ACTIVITY_TYPE } from './activityType.ts';

/** How an activity of each type is begun (STA-03 to STA-07). */
export type Channel = 'map' | 'phone' | 'email' | 'whatsapp' | 'sms';

/** Where the channels lead (STA-08). */
export type ChannelConfig = {
  /** The address of a search on a map; the text follows it. */
  readonly mapUrl: string;
  /** The address of a conversation on WhatsApp; the number follows it. */
  readonly whatsappUrl: string;
  /** What WhatsApp greets with; {prospecto}, {asesor} and {empresa} are replaced. */
  readonly greeting: string;
};

/** Who speaks in the greeting, and for whom. */
export type GreetingNames = { readonly adviser: string; readonly company: string };

const CHANNELS: ReadonlyMap<number | null, Channel> = new Map([
  [ACTIVITY_TYPE.appointment, 'map'],
  [ACTIVITY_TYPE.call, 'phone'],
  [ACTIVITY_TYPE.email, 'email'],
  [ACTIVITY_TYPE.whatsapp, 'whatsapp'],
  [ACTIVITY_TYPE.sms, 'sms'],
]);

/** The channel of an activity type; null for a type that has none (CDR-07). */
export function channelOf(activityTypeId: number | null): Channel | null {
  return CHANNELS.get(activityTypeId) ?? null;
}

/** Whether a channel opens as a page beside this one, which a browser allows only while a press is being answered (STA-15). */
export const opensPage = (channel: Channel | null): boolean => channel === 'map' || channel === 'whatsapp';

/** The greeting in words; names stand as they are, whatever signs they hold (STA-06, STA-08). */
export function greetingOf(template: string, names: GreetingNames & { readonly prospect: string }): string {
  const values: Readonly<Record<string, string>> = {
    prospecto: names.prospect,
    asesor: names.adviser,
    empresa: names.company,
  };
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

type Link = { readonly href: string } | { readonly issue: ContactIssue };

function numberLink(
  phone: string | null,
  issue: ContactIssue,
  href: (number: NonNullable<ReturnType<typeof readPhone>>) => string,
): Link {
  const number = readPhone(phone ?? '');
  return number === null ? { issue } : { href: href(number) };
}

/**
 * Where a started activity leads: map, telephone, mail, WhatsApp with a greeting, or text message (STA-03 to STA-08); or what
 * is missing for it (CDR-02 to CDR-07). Data never add a parameter or a second recipient to an address.
 */
export function channelLink(
  {
    activityTypeId,
    prospectName,
    contact: { address, email, phone },
  }: Pick<Activity, 'activityTypeId' | 'prospectName' | 'contact'>,
  config: ChannelConfig,
  names: GreetingNames,
): Link {
  switch (channelOf(activityTypeId)) {
    case 'map':
      return address === null || address.trim() === ''
        ? { issue: 'withoutAddress' }
        : { href: config.mapUrl + encodeURIComponent(address.trim()) };
    case 'phone':
      return numberLink(phone, 'withoutPhone', ({ dial }) => `tel:${dial}`);
    case 'email':
      return email === null || email.trim() === ''
        ? { issue: 'withoutEmail' }
        : { href: `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}` };
    case 'whatsapp': {
      const text = encodeURIComponent(greetingOf(config.greeting, { ...names, prospect: prospectName }));
      return numberLink(
        phone,
        'withoutWhatsapp',
        ({ international }) => `${config.whatsappUrl}${international}?text=${text}`,
      );
    }
    case 'sms':
      return numberLink(phone, 'withoutSmsNumber', ({ dial }) => `sms:${dial}`);
    default:
      return { issue: 'unknownType' };
  }
}
