import node from 'lucide/dist/esm/icons/eye.mjs';
import { icon } from '../icon.tsx';

export const Eye = /* @__PURE__ */ icon(node);
