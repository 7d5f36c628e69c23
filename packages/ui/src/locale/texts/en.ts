import type { UiTexts } from './es.ts';
import { figures } from './en/figures.ts';
import { foundation } from './en/foundation.ts';
import { pickers } from './en/pickers.ts';
import { prospects } from './en/prospects.ts';
import { sales } from './en/sales.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';

export const en: UiTexts = { ...foundation, ...pickers, ...table, ...figures, ...shell, ...prospects, ...sales };
