import node from 'lucide/dist/esm/icons/arrow-up.mjs';
import { icon } from '../icon.tsx';

export const ArrowUp = /* @__PURE__ */ icon(node);
