import node from 'lucide/dist/esm/icons/plus.mjs';
import { icon } from '../icon.tsx';

export const Plus = /* @__PURE__ */ icon(node);
