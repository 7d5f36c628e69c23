import node from 'lucide/dist/esm/icons/moon-star.mjs';
import { icon } from '../icon.tsx';

export const MoonStar = /* @__PURE__ */ icon(node);
