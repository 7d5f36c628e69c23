import { describe, expect, it } from 'vitest';
import { workbook } from '../../testing/workbook.ts';
import { MAX_BYTES, UnreadableFileError } from './fileProblem.ts';
import { readListFile } from './listFile.ts';

const problemOf = async (bytes: Buffer) => {
  try {
    await readListFile(bytes);
    return null;
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.problem;
    throw error;
  }
};

const people = [
  ['Nombre', 'Celular', 'Fórmula'],
  ['Íñigo Núñez', '5510003001', '=1+1'],
];
const table = { headings: people[0], rows: [people[1]] };
const csv = (separator: string) => people.map((row) => row.join(separator)).join('\r\n');

describe('a file of a list', () => {
  it.each([
    ['UTF-8', Buffer.from(csv(','))],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${csv(',')}`)],
    ['Windows-1252 with semicolons', Buffer.from(csv(';'), 'latin1')],
    ['two bytes a letter with tabs', Buffer.from(`\uFEFF${csv('\t')}`, 'utf16le')],
    ['bars and empty lines', Buffer.from(`\n${csv('|')}\n\n`)],
    ['a workbook', workbook(people)],
    ['a workbook whose numbers are figures', workbook([people[0] ?? [], ['Íñigo Núñez', 5_510_003_001, '=1+1']])],
  ])('UND-06 is read as texts, a formula too: %s', async (_name, bytes) => {
    expect(await readListFile(bytes)).toEqual(table);
  });

  it('UND-06 has the signs that Windows-1252 has of its own', async () => {
    const bytes = Buffer.from('Nombre;Nota\nO\u0092Farrill;\u0080 500', 'latin1');
    expect((await readListFile(bytes)).rows).toEqual([['O’Farrill', '€ 500']]);
  });

  it('has a cell for each heading and a heading for each cell', async () => {
    expect(await readListFile(Buffer.from('a,b\n1\n1,2,3'))).toEqual({
      headings: ['a', 'b', ''],
      rows: [
        ['1', '', ''],
        ['1', '2', '3'],
      ],
    });
  });

  const book = workbook(people);
  it.each([
    ['empty', Buffer.from('')],
    ['empty', Buffer.from(' \r\n \n')],
    ['noRows', Buffer.from('Nombre,Celular\n')],
    ['broken', Buffer.from('Nombre,Celular\n"Ana,551\nEva,331')],
    ['unknown', Buffer.from('%PDF-1.7\0\0')],
    ['tooLarge', Buffer.alloc(MAX_BYTES + 1, 'a')],
    ['cellTooLong', Buffer.from(`Nombre,Celular\n${'a'.repeat(9_000_000)},1`)],
    ['tooManyColumns', Buffer.from(`${'a,'.repeat(60)}a\n1`)],
    ['tooManyRows', Buffer.from(`Nombre\n${'a\n'.repeat(100_001)}`)],
    ['protected', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['protected', workbook(people, 1)],
    ['broken', book.subarray(0, book.length / 2)],
    ['broken', Buffer.concat([book.subarray(0, 60), Buffer.alloc(200), book.subarray(260)])],
    ['broken', Buffer.from('PK\u0003\u0004', 'latin1')],
  ])('is refused as %s: %#', async (problem, bytes) => {
    expect(await problemOf(bytes)).toBe(problem);
  });
});
