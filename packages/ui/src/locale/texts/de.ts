import type { UiTexts } from './es.ts';
import { figures } from './de/figures.ts';
import { foundation } from './de/foundation.ts';
import { pickers } from './de/pickers.ts';
import { prospects } from './de/prospects.ts';
import { sales } from './de/sales.ts';
import { shell } from './de/shell.ts';
import { table } from './de/table.ts';

export const de: UiTexts = { ...foundation, ...pickers, ...table, ...figures, ...shell, ...prospects, ...sales };
