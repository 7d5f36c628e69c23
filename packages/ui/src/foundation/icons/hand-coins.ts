import node from 'lucide/dist/esm/icons/hand-coins.mjs';
import { icon } from '../icon.tsx';

export const HandCoins = /* @__PURE__ */ icon(node);
