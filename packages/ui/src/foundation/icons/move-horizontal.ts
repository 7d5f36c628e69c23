import node from 'lucide/dist/esm/icons/move-horizontal.mjs';
import { icon } from '../icon.tsx';

export const MoveHorizontal = /* @__PURE__ */ icon(node);
