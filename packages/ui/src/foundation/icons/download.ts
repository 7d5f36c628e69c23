import node from 'lucide/dist/esm/icons/download.mjs';
import { icon } from '../icon.tsx';

export const Download = /* @__PURE__ */ icon(node);
