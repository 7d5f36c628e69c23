import node from 'lucide/dist/esm/icons/ellipsis.mjs';
import { icon } from '../icon.tsx';

export const Ellipsis = /* @__PURE__ */ icon(node);
