import { REGISTER, type RegisterId } from '@sereno/domain/register';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../i18n/registers/es.ts';
import { type ColumnContext, registerColumns } from './registerColumns.ts';

const context: ColumnContext = {
  t: createTranslate<typeof es>(es, 'es'),
  choicesOf: () => [],
  searchOf: () => undefined,
  showsState: false,
  isNarrow: true,
};

/** The columns that have a place in a row on a phone, by it. */
function placesOf(id: RegisterId, showsState = false): Readonly<Record<string, string>> {
  const columns = registerColumns(REGISTER[id], { ...context, showsState });
  return Object.fromEntries(columns.flatMap((column) => (column.rank ? [[column.rank, column.id]] : [])));
}

describe('a row on a phone', () => {
  it('says beside a code what it is of, its amount, and below them a text and a day', () => {
    expect(placesOf('contracts')).toEqual({
      second: 'number',
      third: 'prospect',
      lead: 'net',
      note: 'status',
      last: 'soldOn',
    });
  });

  it('leaves the line to a name', () => {
    expect(placesOf('beneficiaries')).toEqual({ second: 'name', note: 'relationship', last: 'share' });
  });

  it('tells days and times from words, and passes over yes and no', () => {
    expect(placesOf('reservations')).toEqual({ second: 'day', third: 'roomId', note: 'ceremony', last: 'start' });
    expect(placesOf('users')).toEqual({ second: 'fullName', note: 'roleId', last: 'lastSignIn' });
  });

  it('ends with the state where rows out of use are listed too', () => {
    expect(placesOf('discount-certificates', true)).toMatchObject({ second: 'code', last: 'ended' });
  });
});
