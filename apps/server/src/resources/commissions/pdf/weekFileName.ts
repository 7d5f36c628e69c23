import { safeFileName } from '@sereno/domain/fileName';
import { type BusinessWeek, formatWeek } from '@sereno/domain/week';

const EXTENSION = 'pdf';

/** '{person}_{week}_comisiones.pdf' (PDF-01), harmless on any disk (PDF-07); a long name never pushes the week out of it. */
export function pdfFileName(person: string, week: BusinessWeek): string {
  const name = safeFileName(person, EXTENSION)?.slice(0, -EXTENSION.length - 1);
  return `${name === undefined ? '' : `${name}_`}${formatWeek(week)}_comisiones.${EXTENSION}`;
}
