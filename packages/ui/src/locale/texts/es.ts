import type { Translation } from '../catalogue.ts';
import * as own from '../ownTexts.ts';

/** The components' texts in the product's first language, all of them, for hosts that replace single ones. */
export const es = {
  ...own.appearanceChoiceTexts,
  ...own.appFrameTexts,
  ...own.authFrameTexts,
  ...own.bannerTexts,
  ...own.brandMarkTexts,
  ...own.breadcrumbsTexts,
  ...own.cardTexts,
  ...own.checkboxGroupTexts,
  ...own.comboboxTexts,
  ...own.commandButtonTexts,
  ...own.commandPaletteTexts,
  ...own.confirmDialogTexts,
  ...own.counterCardTexts,
  ...own.dialogTexts,
  ...own.errorPageTexts,
  ...own.fieldTexts,
  ...own.footerTexts,
  ...own.kbdTexts,
  ...own.menuTexts,
  ...own.menuDrawerTexts,
  ...own.monthCalendarTexts,
  ...own.numberFieldTexts,
  ...own.passwordFieldTexts,
  ...own.permissionLensTexts,
  ...own.progressTexts,
  ...own.quickActionsTexts,
  ...own.routeProgressTexts,
  ...own.scrollToTopTexts,
  ...own.selectTexts,
  ...own.sideMenuTexts,
  ...own.skeletonTexts,
  ...own.splashTexts,
  ...own.toastTexts,
  ...own.topBarTexts,
  ...own.userPanelTexts,
  ...own.userTabsTexts,
} as const;

export type UiTexts = Translation<typeof es>;
