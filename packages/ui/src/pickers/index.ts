export { MonthCalendar } from './MonthCalendar.tsx';
export type { MonthCalendarLabels, MonthCalendarProps } from './MonthCalendar.tsx';
