import node from 'lucide/dist/esm/icons/menu.mjs';
import { icon } from '../icon.tsx';

export const Menu = /* @__PURE__ */ icon(node);
