import node from 'lucide/dist/esm/icons/message-square-text.mjs';
import { icon } from '../icon.tsx';

export const MessageSquareText = /* @__PURE__ */ icon(node);
