'use client';
export { ActivityDialog } from './dialog/ActivityDialog.tsx';
export { preloadActivityDialog } from './dialog/preloadActivityDialog.ts';
export type { ActivityDialogProps, CatalogState, ProspectSearch } from './dialog/activityDialogProps.ts';
export { OpenActivityStatusChip, type OpenActivityStatusChipProps } from './chips/OpenActivityStatusChip.tsx';
export { ActivityTimeline, type ActivityTimelineProps } from './timeline/ActivityTimeline.tsx';
export { ActivityTypeChip, type ActivityTypeChipProps } from './chips/ActivityTypeChip.tsx';
export { DaySchedule, type DayScheduleProps } from './schedule/DaySchedule.tsx';
export { OnTimeChip, type OnTimeChipProps } from './chips/OnTimeChip.tsx';
export { QuotationPrompt, type QuotationPromptProps } from './prompt/QuotationPrompt.tsx';
export {
  ShortcutSheet,
  type ShortcutGroup,
  type ShortcutItem,
  type ShortcutSheetProps,
} from './shortcuts/ShortcutSheet.tsx';
export { createActivityForm, type ActivityFormStore } from './form/createActivityForm.ts';
export { useActivityFormField } from './form/useActivityFormField.ts';
