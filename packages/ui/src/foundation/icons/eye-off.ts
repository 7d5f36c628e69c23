import node from 'lucide/dist/esm/icons/eye-off.mjs';
import { icon } from '../icon.tsx';

export const EyeOff = /* @__PURE__ */ icon(node);
