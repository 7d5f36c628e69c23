import node from 'lucide/dist/esm/icons/clock.mjs';
import { icon } from '../icon.tsx';

export const Clock = /* @__PURE__ */ icon(node);
