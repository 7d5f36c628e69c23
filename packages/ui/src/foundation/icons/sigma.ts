import node from 'lucide/dist/esm/icons/sigma.mjs';
import { icon } from '../icon.tsx';

export const Sigma = /* @__PURE__ */ icon(node);
