import type { UiTexts } from './es.ts';
import { figures } from './zh/figures.ts';
import { foundation } from './zh/foundation.ts';
import { pickers } from './zh/pickers.ts';
import { prospects } from './zh/prospects.ts';
import { sales } from './zh/sales.ts';
import { shell } from './zh/shell.ts';
import { table } from './zh/table.ts';

export const zh: UiTexts = { ...foundation, ...pickers, ...table, ...figures, ...shell, ...prospects, ...sales };
