'use client';
import { formatScreenDate, type CalendarDate } from '@sereno/domain/calendar';
import { formatCents } from '@sereno/domain/money';
import type { TabulatedPlan, TabulatedTerm } from '@sereno/domain/quotation';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { useHydrated } from '../../state/useHydrated.ts';
import { usePrintTitle } from '../sheet/usePrintTitle.ts';
import { Frame, Note, Paper, PaperPage, Table } from './Tabulator.styles.ts';
import { rootOf, type RootProps } from '../../state/rootProps.ts';

/** More plans than these need the width of a page in landscape. */
const MOST_IN_PORTRAIT = 5;

export type TabulatorProps = RootProps & {
  /** The plans with what they come to; a column each. */
  plans: readonly TabulatedPlan[];
  /** What it is called, on paper and for screen readers. */
  title: string;
  /** Name of the company, on paper. */
  company: string;
  /** The day of the prices, on paper. */
  today: CalendarDate;
  /** Where a price leads; null where it leads nowhere. Default: no price leads anywhere. */
  hrefOf?: ((plan: TabulatedPlan, term: TabulatedTerm) => string | null) | undefined;
  /** Called in place of following a link of `hrefOf`. Default: the browser follows it. */
  onNavigate?: ((href: string) => void) | undefined;
};

/** Plans by their number of monthly payments. While it is rendered, printing prints only it, on one page. */
export function Tabulator(props: TabulatorProps) {
  const t = useTexts(quotationTexts);
  const note = useId();
  const { plans, title, company, today } = props;
  const isHydrated = useHydrated();
  usePrintTitle(title);
  return (
    <div {...rootOf(props)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard. */}
      <Frame tabIndex={0} aria-label={title} aria-describedby={note}>
        <Table>
          <Prices {...props} />
        </Table>
      </Frame>
      <Note id={note}>{t('tabulator.note')}</Note>
      {isHydrated &&
        createPortal(
          <Paper data-theme="light">
            <PaperPage $isWide={plans.length > MOST_IN_PORTRAIT} />
            <h1>{title}</h1>
            <p>{[company, formatScreenDate(today), t('quotationSheet.legal')].join(' · ')}</p>
            <table>
              <Prices plans={plans} />
            </table>
            <p>{t('tabulator.note')}</p>
          </Paper>,
          document.body,
        )}
    </div>
  );
}

/** The head and the body of the table. */
function Prices({ plans, hrefOf, onNavigate }: Pick<TabulatorProps, 'plans' | 'hrefOf' | 'onNavigate'>) {
  const t = useTexts(quotationTexts);
  const counts = plans[0]?.terms.map(({ payments }) => payments) ?? [];
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t('tabulator.payments')}</th>
          {plans.map(({ product, total, downPayment }) => (
            <th key={product.code} scope="col">
              {product.name}
              <small>{t('tabulator.price', { amount: formatCents(total) })}</small>
              <small>{t('tabulator.downPayment', { amount: formatCents(downPayment) })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count, at) => (
          <tr key={count}>
            <th scope="row">{count}</th>
            {plans.map((plan) => {
              const term = plan.terms[at];
              return (
                <td key={plan.product.code}>
                  {term && <Price plan={plan} term={term} hrefOf={hrefOf} onNavigate={onNavigate} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}

type PriceProps = Pick<TabulatorProps, 'hrefOf' | 'onNavigate'> & { plan: TabulatedPlan; term: TabulatedTerm };

/** One monthly payment: the first, which is a cent more where they cannot all be equal. */
function Price({ plan, term, hrefOf, onNavigate }: PriceProps) {
  const t = useTexts(quotationTexts);
  const { spread, payments } = term;
  if (spread === null) return '–';
  const amount = formatCents(spread.larger?.amount ?? spread.amount);
  const href = hrefOf?.(plan, term) ?? null;
  if (href === null) return amount;
  return (
    <a
      href={href}
      aria-label={t('tabulator.quote', { plan: plan.product.name, count: payments, amount })}
      onClick={(event) => {
        if (onNavigate === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onNavigate(href);
      }}
    >
      {amount}
    </a>
  );
}
