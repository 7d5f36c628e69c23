import node from 'lucide/dist/esm/icons/grip-vertical.mjs';
import { icon } from '../icon.tsx';

export const GripVertical = /* @__PURE__ */ icon(node);
