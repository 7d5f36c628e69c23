import node from 'lucide/dist/esm/icons/message-circle.mjs';
import { icon } from '../icon.tsx';

export const MessageCircle = /* @__PURE__ */ icon(node);
