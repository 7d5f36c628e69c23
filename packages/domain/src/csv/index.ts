export { CSV_BOM, CSV_LINE_END, csvText, harmlessText, tsvText } from './csvText.ts';
