import { Mail } from '../../foundation/icons/mail.ts';
import { MapPin } from '../../foundation/icons/map-pin.ts';
import { MessageCircle } from '../../foundation/icons/message-circle.ts';
import { MessageSquareText } from '../../foundation/icons/message-square-text.ts';
import { Phone } from '../../foundation/icons/phone.ts';
import { followLink } from '../../foundation/button/plainPress.ts';
import { ButtonLink } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectCardTexts } from '../../locale/texts/es/prospectCard.ts';
import { Ways } from './ProspectCard.styles.ts';

/** Links to contact a person; null without the data (STA-03 to STA-08). */
export type ContactHrefs = {
  /** 'tel:'. */
  readonly call: string | null;
  /** A conversation, in a new page. */
  readonly whatsapp: string | null;
  /** 'sms:'. */
  readonly sms: string | null;
  /** 'mailto:'. */
  readonly email: string | null;
  /** A map, in a new page. */
  readonly map: string | null;
};

const WAYS = [
  { way: 'call', text: 'prospectCard.call', Icon: Phone, isPage: false },
  { way: 'whatsapp', text: 'prospectCard.whatsapp', Icon: MessageCircle, isPage: true },
  { way: 'sms', text: 'prospectCard.sms', Icon: MessageSquareText, isPage: false },
  { way: 'email', text: 'prospectCard.write', Icon: Mail, isPage: false },
  { way: 'map', text: 'prospectCard.map', Icon: MapPin, isPage: true },
] as const;

const page = { target: '_blank', rel: 'noopener noreferrer' } as const;

export type ContactWaysProps = {
  hrefs: ContactHrefs;
  /** Called with the `mailto:` URL on a plain press, in place of following it. */
  onWrite?: ((href: string) => void) | undefined;
};

/** Links to contact a person, one press each. Empty without data. */
export function ContactWays({ hrefs, onWrite }: ContactWaysProps) {
  const t = useTexts(prospectCardTexts);
  const ways = WAYS.flatMap(({ way, ...rest }) => {
    const href = hrefs[way];
    return href === null ? [] : [{ way, href, ...rest }];
  });
  if (ways.length === 0) return null;
  return (
    <Ways>
      {ways.map(({ way, href, text, Icon, isPage }) => (
        <li key={way}>
          <ButtonLink
            href={href}
            fullWidth
            startIcon={<Icon />}
            {...(isPage && page)}
            {...(way === 'email' && { onClick: (event) => followLink(event, onWrite) })}
          >
            {t(text)}
          </ButtonLink>
        </li>
      ))}
    </Ways>
  );
}
