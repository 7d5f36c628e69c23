import type { Translation } from '../catalogue.ts';
import { accessTexts } from './es/access.ts';
import { activityTexts } from './es/activity.ts';
import { activityPartsTexts } from './es/activityParts.ts';
import { carouselTexts } from './es/carousel.ts';
import { chartKindsTexts } from './es/chartKinds.ts';
import { chartToolsTexts } from './es/chartTools.ts';
import { chartsTexts } from './es/charts.ts';
import { commissionTexts } from './es/commission.ts';
import { contentTexts } from './es/content.ts';
import { datesPickerTexts } from './es/datesPicker.ts';
import { dialogTexts } from './es/dialog.ts';
import { entryTexts } from './es/entry.ts';
import { fieldTexts } from './es/field.ts';
import { figuresTexts } from './es/figures.ts';
import { filterBarTexts } from './es/filterBar.ts';
import { formTexts } from './es/form.ts';
import { frameTexts } from './es/frame.ts';
import { funnelTexts } from './es/funnel.ts';
import { gaugeTexts } from './es/gauge.ts';
import { histogramTexts } from './es/histogram.ts';
import { menuTexts } from './es/menu.ts';
import { namedTexts } from './es/named.ts';
import { outboxTexts } from './es/outbox.ts';
import { paginationTexts } from './es/pagination.ts';
import { pickersTexts } from './es/pickers.ts';
import { pinTexts } from './es/pin.ts';
import { prospectTexts } from './es/prospect.ts';
import { prospectCardTexts } from './es/prospectCard.ts';
import { quarterPickerTexts } from './es/quarterPicker.ts';
import { quotationTexts } from './es/quotation.ts';
import { roomsTexts } from './es/rooms.ts';
import { selectTexts } from './es/select.ts';
import { scatterTexts } from './es/scatter.ts';
import { sessionsTexts } from './es/sessions.ts';
import { signatureTexts } from './es/signature.ts';
import { sliderTexts } from './es/slider.ts';
import { statusTexts } from './es/status.ts';
import { tableTexts } from './es/table.ts';
import { tableCellsTexts } from './es/tableCells.ts';
import { tableGroupsTexts } from './es/tableGroups.ts';
import { tableEditingTexts } from './es/tableEditing.ts';
import { tableExportTexts } from './es/tableExport.ts';
import { tableFiltersTexts } from './es/tableFilters.ts';
import { tableJobsTexts } from './es/tableJobs.ts';
import { tableLayoutTexts } from './es/tableLayout.ts';
import { tableAnnouncementsTexts } from './es/tableAnnouncements.ts';
import { tableRangesTexts } from './es/tableRanges.ts';
import { tableViewsTexts } from './es/tableViews.ts';
import { stepperTexts } from './es/stepper.ts';
import { tagsTexts } from './es/tags.ts';
import { uploadTexts } from './es/upload.ts';
import { userPanelTexts } from './es/userPanel.ts';
import { yearPickerTexts } from './es/yearPicker.ts';

/** The components' texts in the product's first language, by the shelf of the package whose components speak them. */
export const shelves = {
  foundation: {
    ...contentTexts,
    ...dialogTexts,
    ...fieldTexts,
    ...formTexts,
    ...menuTexts,
    ...namedTexts,
    ...paginationTexts,
    ...pinTexts,
    ...selectTexts,
    ...signatureTexts,
    ...sliderTexts,
    ...statusTexts,
    ...stepperTexts,
    ...tagsTexts,
    ...uploadTexts,
  },
  pickers: {
    ...pickersTexts,
    ...datesPickerTexts,
    ...quarterPickerTexts,
    ...yearPickerTexts,
  },
  table: {
    ...tableTexts,
    ...tableAnnouncementsTexts,
    ...tableCellsTexts,
    ...tableEditingTexts,
    ...tableExportTexts,
    ...tableFiltersTexts,
    ...tableGroupsTexts,
    ...tableJobsTexts,
    ...tableLayoutTexts,
    ...tableRangesTexts,
    ...tableViewsTexts,
  },
  figures: {
    ...chartsTexts,
    ...chartKindsTexts,
    ...chartToolsTexts,
    ...figuresTexts,
    ...filterBarTexts,
    ...funnelTexts,
    ...histogramTexts,
    ...scatterTexts,
    ...gaugeTexts,
  },
  shell: {
    ...accessTexts,
    ...entryTexts,
    ...frameTexts,
    ...outboxTexts,
    ...roomsTexts,
    ...sessionsTexts,
    ...userPanelTexts,
  },
  prospects: {
    ...activityTexts,
    ...activityPartsTexts,
    ...carouselTexts,
    ...prospectTexts,
    ...prospectCardTexts,
  },
  sales: {
    ...commissionTexts,
    ...quotationTexts,
  },
} as const;

/** All of them, for hosts that replace single ones. */
export const es = {
  ...shelves.foundation,
  ...shelves.pickers,
  ...shelves.table,
  ...shelves.figures,
  ...shelves.shell,
  ...shelves.prospects,
  ...shelves.sales,
} as const;

export type UiTexts = Translation<typeof es>;
/** The part of the texts that a file of a language holds. */
export type TextShelf = keyof typeof shelves;
export type ShelfTexts<Shelf extends TextShelf> = Translation<(typeof shelves)[Shelf]>;
