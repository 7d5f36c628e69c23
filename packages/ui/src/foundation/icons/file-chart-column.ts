import node from 'lucide/dist/esm/icons/file-chart-column.mjs';
import { icon } from '../icon.tsx';

export const FileChartColumn = /* @__PURE__ */ icon(node);
