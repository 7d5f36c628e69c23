import { REGISTER, type RegisterQuery } from '@sereno/domain/register';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery, readRow, writeQuery, writeRow } from './registerAddress.ts';

const users = REGISTER.users;
const first: RegisterQuery = { search: '', filters: [], state: 'active', sort: [], page: 0, pageSize: 10 };
const read = (text: string) => readQuery(users, new URLSearchParams(text));

describe('the address of a register', () => {
  it('says nothing of what is asked first', () => {
    expect(writeQuery(first, new URLSearchParams()).toString()).toBe('');
    expect(read('')).toEqual(first);
  });

  it('says what is asked, counts pages from 1, and is read back', () => {
    const query: RegisterQuery = {
      search: 'ana & co',
      filters: [
        { field: 'roleId', kind: 'oneOf', values: ['8', '11'] },
        { field: 'waiting', kind: 'yesNo', value: true },
      ],
      state: 'ended',
      sort: [{ field: 'email', descending: true }],
      page: 2,
      pageSize: 20,
    };
    const address = writeQuery(query, new URLSearchParams('row=7&page=9'));
    expect(address.get('row')).toBe('7');
    expect(address.get('page')).toBe('3');
    expect(readQuery(users, address)).toEqual(query);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'size=15',
    'state=nada',
    'sort=password_hash',
    'sort=-nada',
    'filter=nada:1',
    'filter=roleId',
    'filter=email:ana',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(first);
  });

  it('takes the first of two filters of one field', () => {
    expect(read('filter=waiting:yes&filter=waiting:no').filters).toEqual([
      { field: 'waiting', kind: 'yesNo', value: true },
    ]);
  });

  it('never throws, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(text).page).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('opens the detail of a row, and closes it', () => {
    const opened = writeRow(-1, new URLSearchParams('q=ana'));
    expect([opened.toString(), readRow(opened)]).toEqual(['q=ana&row=-1', -1]);
    expect(writeRow(null, opened).toString()).toBe('q=ana');
    for (const text of ['', 'row=', 'row=x', 'row=1e3', 'row=99999999999']) {
      expect(readRow(new URLSearchParams(text))).toBeNull();
    }
  });
});
