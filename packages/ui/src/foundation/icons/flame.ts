import node from 'lucide/dist/esm/icons/flame.mjs';
import { icon } from '../icon.tsx';

export const Flame = /* @__PURE__ */ icon(node);
