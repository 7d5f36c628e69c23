import node from 'lucide/dist/esm/icons/chevron-down.mjs';
import { icon } from '../icon.tsx';

export const ChevronDown = /* @__PURE__ */ icon(node);
