export { CSV_BOM, CSV_LINE_END, csvText, harmlessText } from './csvText.ts';
