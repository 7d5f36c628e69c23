import node from 'lucide/dist/esm/icons/copy.mjs';
import { icon } from '../icon.tsx';

export const Copy = /* @__PURE__ */ icon(node);
