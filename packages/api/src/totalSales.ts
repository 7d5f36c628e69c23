import type { DateRange } from '@sereno/domain/calendar';
import type { TotalFigures, TotalSales } from '@sereno/domain/dashboards';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { countIn, countOf, pesosIn } from './figures.ts';
import { asText } from './asText.ts';
import { startAndEndDate } from './query.ts';
import { type Fields, fieldsOf, rowsOf, textOf } from './readers.ts';

function readFigures(fields: Fields, suffix: '' | 'Cancelled'): TotalFigures {
  return {
    sales: countIn(fields, `SalesTotal${suffix}`),
    contractAmount: pesosIn(fields, `SalesContract${suffix}`),
    discountAmount: pesosIn(fields, `DiscountAmount${suffix}`),
    netAmount: pesosIn(fields, `SalesAmount${suffix}`),
    downPayments: pesosIn(fields, `DownPaymentTotal${suffix}`),
  };
}

function readDetail(fields: Fields): TotalSales['details'][number] | null {
  const status = textOf(fields['Status']);
  return status === null ? null : { status, ...readFigures(fields, '') };
}

/**
 * Reads the total sales (ENT-17). Null without a number of sales, so that a screen says that there are no data instead
 * of showing zeros; a detail without a status is left out.
 */
export function readTotalSales(body: unknown): TotalSales | null {
  const fields = fieldsOf(body);
  if (countOf(fields['SalesTotal']) === null) return null;
  return {
    figures: readFigures(fields, ''),
    cancelled: readFigures(fields, 'Cancelled'),
    details: rowsOf(fields['Detail'], readDetail),
  };
}

/** The total sales of a range and their parts by status (API-44, TOT-02, TOT-03). */
export async function totalSales(client: Client, range: DateRange, signal?: AbortSignal): Promise<TotalSales | null> {
  const reply = await client.GET('/dashboard/getTotal', {
    params: { query: startAndEndDate(range) },
    ...asText(signal),
  });
  return readTotalSales(bodyOf('GET /dashboard/getTotal', reply));
}
