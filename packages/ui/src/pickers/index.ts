export { MonthCalendar, type MonthCalendarProps } from './month-calendar/MonthCalendar.tsx';
export { DatePicker, type DatePickerProps } from './date/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './range/DateRangePicker.tsx';
export type { DateRangePreset } from './range/RangePanel.tsx';
export { MonthPicker, type MonthPickerProps } from './month/MonthPicker.tsx';
export { YearPicker, type YearPickerProps } from './year/YearPicker.tsx';
export { WeekPicker, type WeekPickerProps } from './week/WeekPicker.tsx';
export { TimePicker, type TimePickerProps } from './time/TimePicker.tsx';
export type { PickerNative, PickerWording } from './field/PickerField.tsx';
