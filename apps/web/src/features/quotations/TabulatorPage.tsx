import { canSeeMenuEntry, scopeOf } from '@sereno/domain/access';
import { formatDecimal, fromCents, readPercent } from '@sereno/domain/money';
import { tabulate, type TabulatedPlan, type TabulatedTerm } from '@sereno/domain/quotation';
import { Button, Card, EmptyState, Skeleton, TextField } from '@sereno/ui/foundation';
import { Tabulator } from '@sereno/ui/quotation';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { frameTexts, funeralTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { useToday } from '../../platform/clock.ts';
import { forUser } from '../../platform/forUser.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { quotationOptionsQuery } from './quotationQueries.ts';
import { Page, Percents } from './QuotationPages.styles.ts';
import { quotationStart } from './quotationStart.ts';

/** What was typed as a percentage, within its bounds; null where it is none. */
function percentIn(typed: string, { least, most }: { least: number; most: number }): number | null {
  const { figure } = typed.trim() === '' ? { figure: least } : readPercent(typed);
  return figure !== undefined && figure >= least && figure <= most ? figure : null;
}

/**
 * `/funeralnet/tabulator5-25`: what each plan comes to in 5 to 25 monthly payments (UND-14). A price leads to a quotation with that
 * choice, for those who have prospects to quote for.
 */
export const TabulatorPage = forUser(({ user }) => {
  const { t } = useText(funeralTexts);
  const { t: ofFrame } = useText(frameTexts);
  const { config } = usePlatform();
  const calls = useCalls();
  const today = useToday();
  const [, navigate] = useLocation();
  const isTheirs = canSeeMenuEntry('funeralnetTabulator', user, config);
  const {
    data: options,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...quotationOptionsQuery(calls), enabled: isTheirs });
  const [typed, setTyped] = useState({ discount: '', downPayment: '' });

  if (!isTheirs) return <Message title={t('tabulator.notTheirs')} />;
  if (options === null || (options === undefined && isError))
    return (
      <Message
        title={t('tabulator.failed')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('tabulator.retry')}
          </Button>
        }
      />
    );
  if (options === undefined) return <Skeleton shape="block" height="40rem" />;
  if (options.products.length === 0) return <Message title={t('tabulator.empty')} />;

  const { maxDiscount, minDownPayment } = options;
  const discountPercent = percentIn(typed.discount, { least: 0, most: maxDiscount });
  const downPaymentPercent = percentIn(typed.downPayment, { least: minDownPayment, most: 100 });
  const wrong = (percent: number | null, from: number, to: number) =>
    percent === null ? t('tabulator.wrong', { from: formatDecimal(from, 0), to: formatDecimal(to, 0) }) : undefined;
  // What cannot be read leaves the prices as they are without it.
  const terms = { discountPercent: discountPercent ?? 0, downPaymentPercent: downPaymentPercent ?? minDownPayment };
  const mayQuote = scopeOf(user).kind !== 'none';
  const hrefOf = ({ product, downPayment }: TabulatedPlan, { payments, isQuoted }: TabulatedTerm): string | null =>
    isQuoted && mayQuote
      ? quotationStart({
          line: product.line,
          productCode: product.code,
          payments,
          discountPercent: terms.discountPercent === 0 ? '' : String(terms.discountPercent),
          downPayment: formatDecimal(fromCents(downPayment), 2),
        })
      : null;
  return (
    <Page>
      <Percents>
        <TextField
          label={t('tabulator.discount')}
          description={t('tabulator.upTo', { percent: formatDecimal(maxDiscount, 0) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.discount}
          onChange={(discount) => setTyped({ ...typed, discount })}
          error={wrong(discountPercent, 0, maxDiscount)}
        />
        <TextField
          label={t('tabulator.downPayment')}
          description={t('tabulator.from', { percent: formatDecimal(minDownPayment, 0) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.downPayment}
          onChange={(downPayment) => setTyped({ ...typed, downPayment })}
          error={wrong(downPaymentPercent, minDownPayment, 100)}
        />
        <Button startIcon={<Printer />} onClick={() => window.print()}>
          {t('tabulator.print')}
        </Button>
      </Percents>
      <Tabulator
        plans={tabulate(options, terms)}
        title={ofFrame('menu.funeralnetTabulator')}
        company={user.companyName}
        today={today}
        hrefOf={hrefOf}
        onNavigate={navigate}
      />
    </Page>
  );
});

const Message = ({ title, action }: { title: string; action?: ReactNode }) => (
  <Card>
    <EmptyState title={title} action={action} />
  </Card>
);
