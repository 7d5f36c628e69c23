import node from 'lucide/dist/esm/icons/info.mjs';
import { icon } from '../icon.tsx';

export const Info = /* @__PURE__ */ icon(node);
