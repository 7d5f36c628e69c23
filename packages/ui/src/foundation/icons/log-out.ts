import node from 'lucide/dist/esm/icons/log-out.mjs';
import { icon } from '../icon.tsx';

export const LogOut = /* @__PURE__ */ icon(node);
