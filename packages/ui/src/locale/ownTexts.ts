/*
 * The components' own Spanish texts: a constant per component, with keys `component.text`. One file per family, because
 * a page loads whole files: the login page needs those of fields, not of menus.
 */
export { fieldTexts, passwordFieldTexts, numberFieldTexts } from './own/field.ts';
export { checkboxGroupTexts } from './own/choice.ts';
export { selectTexts, comboboxTexts } from './own/select.ts';
export { dialogTexts, confirmDialogTexts } from './own/dialog.ts';
export { menuTexts } from './own/popup.ts';
export { namedListTexts } from './own/named.ts';
export { cardTexts } from './own/surface.ts';
export { bannerTexts, progressTexts, skeletonTexts } from './own/status.ts';
export { breadcrumbsTexts, kbdTexts } from './own/content.ts';
export { toastTexts } from './own/toast.ts';
export { counterCardTexts } from './own/cards.ts';
export { figureCardTexts, figureDeltaTexts, figureTexts, goalCardTexts, rankingCardTexts } from './own/figures.ts';
export { chartFrameTexts, seriesChartTexts } from './own/charts.ts';
export { chartToolsTexts } from './own/chartTools.ts';
export { calendarHeatMapTexts, donutChartTexts, heatGridTexts, shadeScaleTexts } from './own/chartKinds.ts';
export {
  dateIssueTexts,
  datePickerTexts,
  dateRangePickerTexts,
  dayCalendarTexts,
  monthCalendarTexts,
  monthPagesTexts,
  monthPickerTexts,
  pickerFieldTexts,
  timePickerTexts,
  weekPickerTexts,
} from './own/pickers.ts';
export { permissionLensTexts } from './own/access.ts';
export { authFrameTexts, brandMarkTexts, splashTexts } from './own/entry.ts';
export {
  appFrameTexts,
  footerTexts,
  menuDrawerTexts,
  quickActionsTexts,
  routeProgressTexts,
  scrollToTopTexts,
  sideMenuTexts,
  topBarTexts,
} from './own/frame.ts';
export { appearanceChoiceTexts, userPanelTexts, userTabsTexts } from './own/userPanel.ts';
export { commandButtonTexts, commandPaletteTexts } from './own/commands.ts';
export { errorPageTexts } from './own/errorPage.ts';
export { columnMenuTexts, columnNewsTexts, columnPanelTexts } from './own/tableLayout.ts';
export { cardToolsTexts, cellPeekTexts } from './own/tableCells.ts';
export { dataTableTexts, tableGridTexts, tablePagesTexts, tableToolbarTexts } from './own/table.ts';
export { bulkBarTexts, tableNewsTexts } from './own/tableNews.ts';
export { filterBarTexts, filterSelectTexts, savedFiltersTexts } from './own/filterBar.ts';
export { filterChipsTexts, filterPanelTexts, filterWordsTexts } from './own/tableFilters.ts';
export { viewPanelTexts } from './own/tableViews.ts';
export { tableExportTexts } from './own/tableExport.ts';
export { downloadJobTexts, exportStripTexts, printJobTexts, printSheetTexts } from './own/tableJobs.ts';
export {
  activityStandingChipTexts,
  activityTimelineTexts,
  dayScheduleTexts,
  onTimeChipTexts,
  quotationPromptTexts,
  shortcutSheetTexts,
} from './own/activityParts.ts';
export { activityDialogTexts, activityFieldTexts, activityIssueTexts } from './own/activity.ts';
export { outboxBarTexts, outboxEntryTexts, outboxLeaveTexts } from './own/outbox.ts';
export {
  businessLineTexts,
  quotationDialogTexts,
  quotationFiguresTexts,
  quotationFormTexts,
  quotationIssueTexts,
  quotationSheetTexts,
} from './own/quotation.ts';
export { signatureDialogTexts, signaturePadTexts } from './own/signature.ts';
export { prospectCardTexts, prospectContractsTexts, prospectQuotationsTexts } from './own/prospectCard.ts';
export {
  leadAlertSettingsTexts,
  leadListTexts,
  leadShareTableTexts,
  leadsToRegisterTexts,
  reassignDialogTexts,
} from './own/carousel.ts';
export {
  postalCodeFieldTexts,
  prospectConflictTexts,
  prospectDialogTexts,
  prospectFormTexts,
  prospectIssueTexts,
  similarProspectsTexts,
} from './own/prospect.ts';
export {
  adviserWeeksTexts,
  commissionTableTexts,
  fingerprintTexts,
  lineOriginTexts,
  pendingWeeksTexts,
  reconcileDialogTexts,
  typeTotalsTexts,
  weekChangesTexts,
  weekStatusTexts,
} from './own/commission.ts';
