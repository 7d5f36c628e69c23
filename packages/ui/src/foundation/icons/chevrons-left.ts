import node from 'lucide/dist/esm/icons/chevrons-left.mjs';
import { icon } from '../icon.tsx';

export const ChevronsLeft = /* @__PURE__ */ icon(node);
