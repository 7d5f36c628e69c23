import node from 'lucide/dist/esm/icons/circle-check.mjs';
import { icon } from '../icon.tsx';

export const CircleCheck = /* @__PURE__ */ icon(node);
