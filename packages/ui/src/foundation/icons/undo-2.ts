import node from 'lucide/dist/esm/icons/undo-2.mjs';
import { icon } from '../icon.tsx';

export const Undo2 = /* @__PURE__ */ icon(node);
