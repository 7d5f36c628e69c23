import type { Translation } from '../catalogue.ts';
import * as own from '../ownTexts.ts';

/** The components' texts in the product's first language, all of them, for hosts that replace single ones. */
export const es = {
  ...own.appFrameTexts,
  ...own.authFrameTexts,
  ...own.bannerTexts,
  ...own.brandMarkTexts,
  ...own.breadcrumbsTexts,
  ...own.cardTexts,
  ...own.checkboxGroupTexts,
  ...own.comboboxTexts,
  ...own.confirmDialogTexts,
  ...own.counterCardTexts,
  ...own.dialogTexts,
  ...own.fieldTexts,
  ...own.footerTexts,
  ...own.kbdTexts,
  ...own.menuTexts,
  ...own.menuDrawerTexts,
  ...own.monthCalendarTexts,
  ...own.numberFieldTexts,
  ...own.passwordFieldTexts,
  ...own.progressTexts,
  ...own.scrollToTopTexts,
  ...own.selectTexts,
  ...own.sideMenuTexts,
  ...own.skeletonTexts,
  ...own.toastTexts,
  ...own.topBarTexts,
  ...own.userPanelTexts,
} as const;

export type UiTexts = Translation<typeof es>;
