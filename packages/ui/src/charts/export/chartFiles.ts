import { safeFileName } from '@sereno/domain/fileName';
import { csvFileName, csvParts } from '../../foundation/csv/csv.ts';
import { saveFile } from '../../state/saveFile.ts';
import { chartPng } from './chartPng.ts';
import type { ChartExport } from '../series/chartData.ts';

/**
 * Saves what the chart's table holds as a CSV file named after the chart (TBL-15 to TBL-18).
 * @returns The name of the file.
 */
export function saveCsv({ title, table: tableOf }: ChartExport): string {
  const table = tableOf();
  const columns = table.columns.map((column, place) => ({
    title: column.title,
    kind: column.unit === undefined ? ('text' as const) : ('number' as const),
    value: (row: (typeof table.rows)[number]) => row[place] ?? null,
    text: (row: (typeof table.rows)[number]) => String(row[place] ?? ''),
  }));
  const name = csvFileName(title);
  saveFile(new Blob([...csvParts(table.rows, columns, 500)], { type: 'text/csv;charset=utf-8' }), name);
  return name;
}

/**
 * Saves the picture of the drawing, named after the chart.
 * @returns The name of the file.
 * @throws Error when there is no drawing, or the browser cannot make a picture of it.
 */
export async function savePng(chart: ChartExport, svg: SVGSVGElement | null): Promise<string> {
  if (svg === null) throw new Error('savePng: there is no drawing. Nothing is saved. Show the chart first.');
  const name = safeFileName(chart.title, 'png') ?? 'chart.png';
  saveFile(await chartPng(chart, svg), name);
  return name;
}
