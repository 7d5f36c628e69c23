import node from 'lucide/dist/esm/icons/trending-up.mjs';
import { icon } from '../icon.tsx';

export const TrendingUp = /* @__PURE__ */ icon(node);
