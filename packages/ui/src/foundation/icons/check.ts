import node from 'lucide/dist/esm/icons/check.mjs';
import { icon } from '../icon.tsx';

export const Check = /* @__PURE__ */ icon(node);
