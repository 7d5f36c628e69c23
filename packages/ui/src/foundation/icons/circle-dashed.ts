import node from 'lucide/dist/esm/icons/circle-dashed.mjs';
import { icon } from '../icon.tsx';

export const CircleDashed = /* @__PURE__ */ icon(node);
