import node from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import { icon } from '../icon.tsx';

export const LayoutDashboard = /* @__PURE__ */ icon(node);
