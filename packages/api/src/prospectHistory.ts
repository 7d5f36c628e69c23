import { toCents } from '@sereno/domain/money';
import type { ProspectContract, ProspectHistory } from '@sereno/domain/prospect';
import { readActivities } from './activityRow.ts';
import { bodyOf } from './answer.ts';
import { asText } from './asText.ts';
import type { Client } from './client.ts';
import { pesosIn } from './figures.ts';
import { dayIn } from './prospectRow.ts';
import { lineOf, readQuotations } from './quotationReaders.ts';
import { fieldsOf, integerOf, rowsOf, textOf } from './readers.ts';

/** Reads the contracts of one prospect; one without id or number is left out. */
function readContracts(body: unknown): readonly ProspectContract[] {
  return rowsOf(body, (row) => {
    const id = integerOf(row['Id']);
    const number = textOf(row['Number']);
    return id === null || number === null
      ? null
      : {
          id,
          number,
          line: lineOf(row['BusinessLine']),
          soldOn: dayIn(row, 'SoldOn'),
          cancelledOn: dayIn(row, 'CancelledOn'),
          total: toCents(pesosIn(row, 'Total')),
        };
  });
}

/** Reads what was done with a prospect; a list that cannot be read is empty. */
export function readProspectHistory(body: unknown): ProspectHistory {
  const fields = fieldsOf(body);
  return {
    activities: readActivities(fields['Activities']),
    quotations: readQuotations(fields['Quotations']),
    contracts: readContracts(fields['Contracts']),
  };
}

/** The activities, quotations and contracts of a prospect (UND-11, an extension of our own server); fails for one that is not there. */
export async function prospectHistory(
  client: Client,
  prospectId: number,
  signal?: AbortSignal,
): Promise<ProspectHistory> {
  const reply = await client.GET('/prospect/{id}/history', { params: { path: { id: prospectId } }, ...asText(signal) });
  return readProspectHistory(bodyOf('GET /prospect/{id}/history', reply));
}
