import node from 'lucide/dist/esm/icons/dot.mjs';
import { icon } from '../icon.tsx';

export const Dot = /* @__PURE__ */ icon(node);
