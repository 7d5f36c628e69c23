import node from 'lucide/dist/esm/icons/circle-alert.mjs';
import { icon } from '../icon.tsx';

export const CircleAlert = /* @__PURE__ */ icon(node);
