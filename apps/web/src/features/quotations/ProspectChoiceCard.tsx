import { Banner, ButtonLink, Card, Combobox } from '@sereno/ui/foundation';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { quotationTexts } from '../../i18n/areas.ts';
import { paths } from '../../platform/paths.ts';
import { LEAST_LETTERS, useProspectChoices } from '../../platform/prospectChoices.ts';
import { Choice, Page, Search } from './QuotationPages.styles.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';

export type ProspectChoiceCardProps = {
  /** The address names an unknown prospect, or cannot be read. */
  isLost: boolean;
  /** The person came by a button of this page: the search takes the focus that went with it. */
  takesFocus: boolean;
  /** Called with the id of the chosen prospect. */
  onChoose: (prospectId: number) => void;
};

/** Asks for the prospect of the quotation, where the address names none; a new one can be registered. */
export function ProspectChoiceCard({ isLost, takesFocus, onChoose }: ProspectChoiceCardProps) {
  const { t } = useText(quotationTexts);
  const search = useProspectChoices();
  const field = useArrivalFocus<HTMLInputElement>(takesFocus);
  const options = useMemo(
    () =>
      search.options.map(({ id, name, detail }) => ({
        value: String(id),
        label: name,
        ...(detail !== null && { description: detail }),
      })),
    [search.options],
  );
  return (
    <Page>
      {isLost && <Banner tone="warning">{t('quotationAdd.lost')}</Banner>}
      <Choice>
        <Card title={t('quotationAdd.who')}>
          <Search>
            <div>
              <Combobox
                ref={field}
                label={t('quotationAdd.prospect')}
                required
                options={options}
                value={null}
                onChange={(value) => value !== null && onChoose(Number(value))}
                onSearch={search.onSearch}
                leastLetters={LEAST_LETTERS}
                loading={search.loading}
                failed={search.failed}
              />
            </div>
            <Link href={paths.prospectAdd} asChild>
              <ButtonLink href={paths.prospectAdd}>{t('quotationAdd.newProspect')}</ButtonLink>
            </Link>
          </Search>
        </Card>
      </Choice>
    </Page>
  );
}
