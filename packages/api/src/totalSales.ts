import type { DateRange } from '@sereno/domain/calendar';
import type { TotalSales } from '@sereno/domain/dashboards';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { totalSalesOf } from './generated/readers/dashboards.ts';
import { startAndEndDate } from './query.ts';
import { rowReader } from './readers.ts';

/**
 * Reads the total sales (ENT-17). Null without a number of sales, so that a screen says that there are no data instead
 * of showing zeros; a detail without a status is left out.
 */
export const readTotalSales = rowReader(totalSalesOf);

/** The total sales of a range and their parts by status (API-44, TOT-02, TOT-03). */
export async function totalSales(client: Client, range: DateRange, signal: Signal = null): Promise<TotalSales | null> {
  const requested = client.GET('/dashboard/getTotal', { params: { query: startAndEndDate(range) }, signal });
  return answerOf('GET /dashboard/getTotal', requested, readTotalSales);
}
