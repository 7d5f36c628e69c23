import node from 'lucide/dist/esm/icons/calculator.mjs';
import { icon } from '../icon.tsx';

export const Calculator = /* @__PURE__ */ icon(node);
