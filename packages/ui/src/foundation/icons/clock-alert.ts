import node from 'lucide/dist/esm/icons/clock-alert.mjs';
import { icon } from '../icon.tsx';

export const ClockAlert = /* @__PURE__ */ icon(node);
