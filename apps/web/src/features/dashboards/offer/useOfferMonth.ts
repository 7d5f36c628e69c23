import { addToMonth, monthOf, type CalendarDate, type CalendarMonth } from '@sereno/domain/calendar';
import { OFFER_MONTHS, offerMonth } from '@sereno/domain/dashboards';
import { setParameter, useAddress } from '../../../platform/useAddress.ts';

/** Where the address keeps the month. */
export const OFFER_MONTH = 'mes';

/**
 * The month whose offer is shown, kept in the address so that a view can be shared; the current one where the address
 * names none (OFR-04). `step` goes that many months on, and stays where there are no more.
 */
export function useOfferMonth(today: CalendarDate) {
  const [search, change] = useAddress();
  const current = monthOf(today);
  const month = offerMonth(search.get(OFFER_MONTH), today);

  /** @param pick Is given the month of the address, which may be ahead of what is shown while presses come fast. */
  function show(pick: (shown: CalendarMonth) => CalendarMonth): void {
    change((params) => {
      const next = pick(offerMonth(params.get(OFFER_MONTH), today));
      if (next < OFFER_MONTHS.min || next > OFFER_MONTHS.max) return;
      setParameter(params, OFFER_MONTH, next === current ? null : next);
    });
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
