import { formatPhone } from '@sereno/domain/contact';
import type { Prospect } from '@sereno/domain/prospect';
import { Lock } from '../../foundation/icons/lock.ts';
import { formatTag, useLocale, useTexts } from '../../locale/index.ts';
import { prospectCardTexts } from '../../locale/texts/es/prospectCard.ts';
import { ContactWays, type ContactWaysProps } from './ContactWays.tsx';
import { Facts, Hidden, Quiet } from './ProspectCard.styles.ts';
import { addressLine } from './prospectText.ts';

type ContactFactsProps = ContactWaysProps & { prospect: Prospect };

/** How to reach a prospect, or who knows when the viewer may not see it (ACL-18, CDR-08). */
export function ContactFacts({ prospect, ...ways }: ContactFactsProps) {
  const t = useTexts(prospectCardTexts);
  const { hasPhone, hasEmail, hasAddress, canEdit } = prospect;
  if (!hasPhone && !hasEmail && !hasAddress) return <Quiet>{t('prospectCard.noContact')}</Quiet>;
  if (!canEdit) return <HiddenContact prospect={prospect} />;
  return <KnownContact prospect={prospect} {...ways} />;
}

function HiddenContact({ prospect }: { prospect: Prospect }) {
  const t = useTexts(prospectCardTexts);
  const locale = formatTag(useLocale());
  const { adviserName, hasPhone, hasEmail, hasAddress, acceptsEmail } = prospect;
  const ways = [
    ...(hasPhone ? [t('prospectCard.way.phone')] : []),
    ...(hasEmail ? [t('prospectCard.way.email')] : []),
    ...(hasAddress ? [t('prospectCard.way.address')] : []),
  ];
  return (
    <Hidden>
      <Lock aria-hidden />
      <div>
        <p>
          {adviserName === null ? t('prospectCard.hiddenUnnamed') : t('prospectCard.hidden', { adviser: adviserName })}
        </p>
        <p>{t('prospectCard.has', { ways: new Intl.ListFormat(locale).format(ways) })}</p>
        {hasEmail && !acceptsEmail && <p>{t('prospectCard.noEmail')}</p>}
      </div>
    </Hidden>
  );
}

function KnownContact({ prospect, ...ways }: ContactFactsProps) {
  const t = useTexts(prospectCardTexts);
  const { mobilePhone, homePhone, email, acceptsEmail, address } = prospect;
  const line = addressLine(address, (code) => t('prospectCard.zip', { code }));
  return (
    <>
      <ContactWays {...ways} />
      <Facts>
        {mobilePhone !== null && (
          <div>
            <dt>{t('prospectCard.mobilePhone')}</dt>
            <dd>{formatPhone(mobilePhone)}</dd>
          </div>
        )}
        {homePhone !== null && (
          <div>
            <dt>{t('prospectCard.homePhone')}</dt>
            <dd>{formatPhone(homePhone)}</dd>
          </div>
        )}
        {email !== null && (
          <div>
            <dt>{t('prospectCard.email')}</dt>
            <dd>{email}</dd>
            {!acceptsEmail && <dd className="note">{t('prospectCard.noEmail')}</dd>}
          </div>
        )}
        {line !== '' && (
          <div className="whole">
            <dt>{t('prospectCard.address')}</dt>
            <dd>{line}</dd>
          </div>
        )}
      </Facts>
    </>
  );
}
