import node from 'lucide/dist/esm/icons/arrow-down.mjs';
import { icon } from '../icon.tsx';

export const ArrowDown = /* @__PURE__ */ icon(node);
