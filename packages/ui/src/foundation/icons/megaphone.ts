import node from 'lucide/dist/esm/icons/megaphone.mjs';
import { icon } from '../icon.tsx';

export const Megaphone = /* @__PURE__ */ icon(node);
