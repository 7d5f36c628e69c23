import node from 'lucide/dist/esm/icons/eraser.mjs';
import { icon } from '../icon.tsx';

export const Eraser = /* @__PURE__ */ icon(node);
