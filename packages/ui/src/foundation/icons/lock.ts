import node from 'lucide/dist/esm/icons/lock.mjs';
import { icon } from '../icon.tsx';

export const Lock = /* @__PURE__ */ icon(node);
