import node from 'lucide/dist/esm/icons/pin.mjs';
import { icon } from '../icon.tsx';

export const Pin = /* @__PURE__ */ icon(node);
