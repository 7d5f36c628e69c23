import type { UiTexts } from './es.ts';
import { figures } from './fr/figures.ts';
import { foundation } from './fr/foundation.ts';
import { pickers } from './fr/pickers.ts';
import { prospects } from './fr/prospects.ts';
import { sales } from './fr/sales.ts';
import { shell } from './fr/shell.ts';
import { table } from './fr/table.ts';

export const fr: UiTexts = { ...foundation, ...pickers, ...table, ...figures, ...shell, ...prospects, ...sales };
