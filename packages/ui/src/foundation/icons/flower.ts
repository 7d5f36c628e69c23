import node from 'lucide/dist/esm/icons/flower.mjs';
import { icon } from '../icon.tsx';

export const Flower = /* @__PURE__ */ icon(node);
