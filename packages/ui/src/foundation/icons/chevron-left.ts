import node from 'lucide/dist/esm/icons/chevron-left.mjs';
import { icon } from '../icon.tsx';

export const ChevronLeft = /* @__PURE__ */ icon(node);
