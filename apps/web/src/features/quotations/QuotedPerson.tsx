import type { Prospect } from '@sereno/domain/prospect';
import { Button } from '@sereno/ui/foundation';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { quotationTexts } from '../../i18n/areas.ts';
import { paths } from '../../platform/paths.ts';
import { Name, Note, Person } from './QuotationPages.styles.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';

export type QuotedPersonProps = {
  prospect: Pick<Prospect, 'id' | 'firstName' | 'lastName'>;
  /** The quotation is of a started activity (STA-13). */
  hasActivity: boolean;
  /** The person chose them on this page: the name takes the focus that went with the search. */
  takesFocus: boolean;
  /** Called to quote for somebody else. */
  onChange: () => void;
};

/** For whom the quotation is. */
export function QuotedPerson({ prospect, hasActivity, takesFocus, onChange }: QuotedPersonProps) {
  const { t } = useText(quotationTexts);
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus);
  const name = [prospect.firstName, prospect.lastName ?? ''].join(' ').trim() || t('quotationAdd.unnamed');
  return (
    <Person>
      <div>
        <Name ref={heading} tabIndex={-1}>
          <Link href={paths.prospectDetail(prospect.id)}>{t('quotationAdd.for', { name })}</Link>
        </Name>
        {hasActivity && <Note>{t('quotationAdd.activity')}</Note>}
      </div>
      <Button size="small" onClick={onChange}>
        {t('quotationAdd.change')}
      </Button>
    </Person>
  );
}
