import node from 'lucide/dist/esm/icons/chevrons-right.mjs';
import { icon } from '../icon.tsx';

export const ChevronsRight = /* @__PURE__ */ icon(node);
