import type { UiTexts } from './es.ts';
import { figures } from './ja/figures.ts';
import { foundation } from './ja/foundation.ts';
import { pickers } from './ja/pickers.ts';
import { prospects } from './ja/prospects.ts';
import { sales } from './ja/sales.ts';
import { shell } from './ja/shell.ts';
import { table } from './ja/table.ts';

export const ja: UiTexts = { ...foundation, ...pickers, ...table, ...figures, ...shell, ...prospects, ...sales };
