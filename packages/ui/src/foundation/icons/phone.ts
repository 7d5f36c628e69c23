import node from 'lucide/dist/esm/icons/phone.mjs';
import { icon } from '../icon.tsx';

export const Phone = /* @__PURE__ */ icon(node);
