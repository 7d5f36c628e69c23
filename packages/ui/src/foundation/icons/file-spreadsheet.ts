import node from 'lucide/dist/esm/icons/file-spreadsheet.mjs';
import { icon } from '../icon.tsx';

export const FileSpreadsheet = /* @__PURE__ */ icon(node);
