import node from 'lucide/dist/esm/icons/image.mjs';
import { icon } from '../icon.tsx';

export const Image = /* @__PURE__ */ icon(node);
