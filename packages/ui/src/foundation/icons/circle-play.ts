import node from 'lucide/dist/esm/icons/circle-play.mjs';
import { icon } from '../icon.tsx';

export const CirclePlay = /* @__PURE__ */ icon(node);
