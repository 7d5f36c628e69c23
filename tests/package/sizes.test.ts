import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { weigh } from './weigh.ts';
import { stranger } from './stranger.ts';

const { folder } = await stranger();

/** What an import may weigh at most, in kB of 1000 bytes: brotli, React external, styled-components included. */
const gates = [
  { shelf: 'foundation', names: ['Button'], most: 13 },
  { shelf: 'foundation', names: ['Dialog'], most: 36 },
  { shelf: 'foundation', names: ['Dialog', 'Select', 'Combobox', 'Menu'], most: 75 },
  { shelf: 'data-table', names: ['DataTable'], most: 53 },
  { shelf: 'pickers', names: ['DateRangePicker'], most: 41 },
  { shelf: 'cards', names: ['FigureCard'], most: 20 },
  { shelf: 'charts', names: ['LineChart', 'BarChart', 'DonutChart'], most: 53 },
];

const inKb = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(7);

describe('an import from a host that bundles with Vite', () => {
  const rows: string[] = [];

  test.each(gates)('of $names weighs at most $most kB', async ({ shelf, names, most }) => {
    const { vite, esbuild } = await weigh(folder, shelf, names);
    rows.push(`${inKb(vite)} | ${inKb(most * 1000)} | ${inKb(esbuild)} | ${names.join(' + ')}`);
    expect(vite).toBeLessThanOrEqual(most * 1000);
  });

  test.each(['de', 'en', 'fr', 'ja', 'zh'])('of Button in %s brings texts of at most 3 kB', (locale) => {
    const texts = path.join(folder, `node_modules/@sereno/ui/dist/locale/texts/${locale}/foundation.js`);
    expect(brotliCompressSync(readFileSync(texts)).byteLength).toBeLessThanOrEqual(3000);
  });

  test('of Button brings no other component', async () => {
    const { modules } = await weigh(folder, 'foundation', ['Button']);
    const brought = Object.entries(modules).filter(([, bytes]) => bytes > 0);
    const own = brought.map(([id]) => id.split('/@sereno/ui/dist/')[1] ?? '').filter((file) => file !== '');
    expect(
      own.filter((file) => !/^(?:theme|state)\/|^foundation\/(?:button\/Button|accessibleName)/.test(file)),
    ).toEqual([]);
    expect(brought.filter(([id]) => /@base-ui|lucide-react|@sereno\/domain|\/locale\//.test(id))).toEqual([]);
  });

  afterAll(() => {
    process.stdout.write(['kB Vite |    most | esbuild | import', ...rows, ''].join('\n'));
  });
});
