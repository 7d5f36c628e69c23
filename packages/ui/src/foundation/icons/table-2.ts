import node from 'lucide/dist/esm/icons/table-2.mjs';
import { icon } from '../icon.tsx';

export const Table2 = /* @__PURE__ */ icon(node);
