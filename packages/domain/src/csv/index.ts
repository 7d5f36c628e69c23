export { CSV_BOM, CSV_LINE_END, csvText } from './csvText.ts';
