import node from 'lucide/dist/esm/icons/contact-round.mjs';
import { icon } from '../icon.tsx';

export const ContactRound = /* @__PURE__ */ icon(node);
