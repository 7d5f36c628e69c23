import node from 'lucide/dist/esm/icons/panel-left-close.mjs';
import { icon } from '../icon.tsx';

export const PanelLeftClose = /* @__PURE__ */ icon(node);
