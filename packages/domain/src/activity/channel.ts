import { readPhone } from '../contact/index.ts';
import type { Activity } from './activity.ts';
import type { ContactIssue } from './activityContact.ts';
import { type Channel, channelOf } from './activityType.ts';

/** URLs of the channels (STA-08). */
export type ChannelConfig = {
  /** URL of a map search; the text is appended. */
  readonly mapUrl: string;
  /** URL of a WhatsApp conversation; the number is appended. */
  readonly whatsappUrl: string;
  /** WhatsApp greeting; {prospecto}, {asesor} and {empresa} are replaced. */
  readonly greeting: string;
};

/** Names used in the greeting. */
export type GreetingNames = { readonly adviser: string; readonly company: string };

/** Whether a channel opens a new page, which a browser allows only during a user gesture (STA-15). */
export const opensPage = (channel: Channel | null): boolean => channel === 'map' || channel === 'whatsapp';

/** The greeting with names filled in literally, including special characters (STA-06, STA-08). */
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
 * The link of a started activity: map, phone, mail, WhatsApp with a greeting, or text message (STA-03 to STA-08); or
 * what is missing for it (CDR-02 to CDR-07). Values never add a parameter or a second recipient to a URL.
 */
export function channelLink(
  {
    prospectName,
    contact: { address, email, phone },
    ...kind
  }: Pick<Activity, 'activityTypeId' | 'channel' | 'prospectName' | 'contact'>,
  config: ChannelConfig,
  names: GreetingNames,
): Link {
  switch (channelOf(kind)) {
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
