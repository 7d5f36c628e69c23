import node from 'lucide/dist/esm/icons/arrow-right.mjs';
import { icon } from '../icon.tsx';

export const ArrowRight = /* @__PURE__ */ icon(node);
