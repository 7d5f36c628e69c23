import node from 'lucide/dist/esm/icons/arrow-left.mjs';
import { icon } from '../icon.tsx';

export const ArrowLeft = /* @__PURE__ */ icon(node);
