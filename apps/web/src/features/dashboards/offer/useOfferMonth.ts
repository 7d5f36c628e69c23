import { addToMonth, monthOf, type CalendarDate, type CalendarMonth } from '@sereno/domain/calendar';
import { OFFER_MONTHS, offerMonth } from '@sereno/domain/dashboards';
import { useSearchParams } from 'wouter';

/** Where the address keeps the month. */
export const OFFER_MONTH = 'mes';

/**
 * The month whose offer is shown, kept in the address so that a view can be shared; the current one where the address
 * names none (OFR-04). `step` goes that many months on, and stays where there are no more.
 */
export function useOfferMonth(today: CalendarDate) {
  const [search, setSearch] = useSearchParams();
  const current = monthOf(today);
  const month = offerMonth(search.get(OFFER_MONTH), today);

  /** @param pick Is given the month of the address, which may be ahead of what is shown while presses come fast. */
  function show(pick: (shown: CalendarMonth) => CalendarMonth): void {
    setSearch(
      (parameters) => {
        const next = pick(offerMonth(parameters.get(OFFER_MONTH), today));
        if (next === current) parameters.delete(OFFER_MONTH);
        else if (next >= OFFER_MONTHS.min && next <= OFFER_MONTHS.max) parameters.set(OFFER_MONTH, next);
        return parameters;
      },
      { replace: true },
    );
  }

  return {
    month,
    current,
    step: (months: number) => show((shown) => addToMonth(shown, months)),
    showCurrent: () => show(() => current),
    hasPrevious: month > OFFER_MONTHS.min,
    hasNext: month < OFFER_MONTHS.max,
  };
}
