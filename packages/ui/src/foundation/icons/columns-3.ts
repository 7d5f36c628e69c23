import node from 'lucide/dist/esm/icons/columns-3.mjs';
import { icon } from '../icon.tsx';

export const Columns3 = /* @__PURE__ */ icon(node);
