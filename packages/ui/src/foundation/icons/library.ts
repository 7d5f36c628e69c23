import node from 'lucide/dist/esm/icons/library.mjs';
import { icon } from '../icon.tsx';

export const Library = /* @__PURE__ */ icon(node);
