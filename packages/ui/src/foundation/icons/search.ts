import node from 'lucide/dist/esm/icons/search.mjs';
import { icon } from '../icon.tsx';

export const Search = /* @__PURE__ */ icon(node);
