import { type CommissionLine, commissionTypeName } from '@sereno/domain/commission';
import { addAmounts } from '@sereno/domain/money';
import { exactly } from '../exactly.ts';

/** All lines of one kind and contract, which share a reason: the request identifies lines by nothing else. */
export type DisputableLine = {
  readonly id: string;
  /** The server's name of the kind. */
  readonly type: string;
  readonly contract: string | null;
  readonly typeName: string;
  readonly clientName: string | null;
  /** Pay of these lines, pesos; null when it cannot be counted in cents. */
  readonly toPay: number | null;
  /** Number of lines. */
  readonly count: number;
};

/** The lines as they can be disputed, in the order of the week. */
export function disputableLines(lines: readonly CommissionLine[]): readonly DisputableLine[] {
  const groups = Map.groupBy(lines, ({ type, contract }) => JSON.stringify([type, contract]));
  return [...groups].flatMap(([id, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    return {
      id,
      type: first.type,
      contract: first.contract,
      typeName: commissionTypeName(first.type),
      clientName: group.find(({ clientName }) => clientName !== null)?.clientName ?? null,
      toPay: exactly(() => addAmounts(group.map(({ toPay }) => toPay))),
      count: group.length,
    };
  });
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('es');

/** Lines whose contract, client or kind contains the text, ignoring case and accents. */
export function matchingLines(lines: readonly DisputableLine[], typed: string): readonly DisputableLine[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return lines;
  return lines.filter(({ contract, clientName, typeName }) =>
    plain(`${contract ?? ''} ${clientName ?? ''} ${typeName}`).includes(wanted),
  );
}
