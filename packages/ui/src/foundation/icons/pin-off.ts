import node from 'lucide/dist/esm/icons/pin-off.mjs';
import { icon } from '../icon.tsx';

export const PinOff = /* @__PURE__ */ icon(node);
