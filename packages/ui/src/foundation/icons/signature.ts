import node from 'lucide/dist/esm/icons/signature.mjs';
import { icon } from '../icon.tsx';

export const Signature = /* @__PURE__ */ icon(node);
