import node from 'lucide/dist/esm/icons/chevron-right.mjs';
import { icon } from '../icon.tsx';

export const ChevronRight = /* @__PURE__ */ icon(node);
