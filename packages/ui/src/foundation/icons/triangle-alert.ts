import node from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { icon } from '../icon.tsx';

export const TriangleAlert = /* @__PURE__ */ icon(node);
