import node from 'lucide/dist/esm/icons/calendar-check.mjs';
import { icon } from '../icon.tsx';

export const CalendarCheck = /* @__PURE__ */ icon(node);
