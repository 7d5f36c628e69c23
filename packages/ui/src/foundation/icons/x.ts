import node from 'lucide/dist/esm/icons/x.mjs';
import { icon } from '../icon.tsx';

export const X = /* @__PURE__ */ icon(node);
