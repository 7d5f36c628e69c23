import node from 'lucide/dist/esm/icons/printer.mjs';
import { icon } from '../icon.tsx';

export const Printer = /* @__PURE__ */ icon(node);
