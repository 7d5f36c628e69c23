import node from 'lucide/dist/esm/icons/mail.mjs';
import { icon } from '../icon.tsx';

export const Mail = /* @__PURE__ */ icon(node);
