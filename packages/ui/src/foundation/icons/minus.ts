import node from 'lucide/dist/esm/icons/minus.mjs';
import { icon } from '../icon.tsx';

export const Minus = /* @__PURE__ */ icon(node);
