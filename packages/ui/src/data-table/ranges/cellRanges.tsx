'use client';
import type { CellRanges } from '../cells/gridPart.ts';
import { CellRangePart } from './CellRangePart.tsx';

/**
 * Blocks of cells to copy, for the prop `ranges`: a page of tables without them does not pay for it. A drag from cell to cell, a press
 * with Shift and the keys of the grid with Shift mark a block, in place of rows; Escape and the next press or key end it. A copy holds
 * what its cells show, days in digits, for spreadsheets, also of rows that are not in the document.
 */
export const cellRanges: CellRanges = { Part: CellRangePart };
