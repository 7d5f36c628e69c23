import node from 'lucide/dist/esm/icons/list-filter.mjs';
import { icon } from '../icon.tsx';

export const ListFilter = /* @__PURE__ */ icon(node);
