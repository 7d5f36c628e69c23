import node from 'lucide/dist/esm/icons/bookmark.mjs';
import { icon } from '../icon.tsx';

export const Bookmark = /* @__PURE__ */ icon(node);
