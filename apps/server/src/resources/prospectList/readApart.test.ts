import { describe, expect, it } from 'vitest';
import { readApart } from './readApart.ts';

const file = (rows: number) => Buffer.from(`Nombre,Celular\n${'Ana,5510003001\n'.repeat(rows)}`);

describe('a file that is read apart', () => {
  it('UND-06 is the table that it holds, while other work goes on', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    const table = await readApart(file(50_000));
    clearInterval(others);
    expect([table.headings, table.rows.length]).toEqual([['Nombre', 'Celular'], 50_000]);
    expect(turns).toBeGreaterThan(0);
  });

  it('is refused for its own reason', async () => {
    await expect(readApart(Buffer.from('%PDF-1.7\0\0'))).rejects.toMatchObject({ problem: 'unknown' });
  });

  it('is given up where it takes too long', async () => {
    await expect(readApart(file(1), 0)).rejects.toMatchObject({ problem: 'tooSlow' });
  });
});
