import node from 'lucide/dist/esm/icons/bell.mjs';
import { icon } from '../icon.tsx';

export const Bell = /* @__PURE__ */ icon(node);
