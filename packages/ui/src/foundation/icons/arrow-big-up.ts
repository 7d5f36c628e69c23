import node from 'lucide/dist/esm/icons/arrow-big-up.mjs';
import { icon } from '../icon.tsx';

export const ArrowBigUp = /* @__PURE__ */ icon(node);
