import node from 'lucide/dist/esm/icons/calendar-days.mjs';
import { icon } from '../icon.tsx';

export const CalendarDays = /* @__PURE__ */ icon(node);
