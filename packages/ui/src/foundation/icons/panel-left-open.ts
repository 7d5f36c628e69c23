import node from 'lucide/dist/esm/icons/panel-left-open.mjs';
import { icon } from '../icon.tsx';

export const PanelLeftOpen = /* @__PURE__ */ icon(node);
