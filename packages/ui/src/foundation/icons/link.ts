import node from 'lucide/dist/esm/icons/link.mjs';
import { icon } from '../icon.tsx';

export const Link = /* @__PURE__ */ icon(node);
