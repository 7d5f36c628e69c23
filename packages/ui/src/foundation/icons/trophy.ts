import node from 'lucide/dist/esm/icons/trophy.mjs';
import { icon } from '../icon.tsx';

export const Trophy = /* @__PURE__ */ icon(node);
