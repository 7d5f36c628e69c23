import { es as entry } from './entry/es.ts';
import type * as spanishOffice from './shelves/office/es.ts';
import type * as spanishPages from './shelves/pages/es.ts';
import { createShelf, createTextArea } from './textArea.ts';

// The texts of one shelf come in one file per language: `shelves/<shelf>/<locale>.ts` names its parts.

const pages = createShelf<typeof spanishPages>({
  es: () => import('./shelves/pages/es.ts'),
  en: () => import('./shelves/pages/en.ts'),
  de: () => import('./shelves/pages/de.ts'),
  fr: () => import('./shelves/pages/fr.ts'),
  ja: () => import('./shelves/pages/ja.ts'),
  zh: () => import('./shelves/pages/zh.ts'),
});

/** Of the pages that are read at a desk: people on a phone between two visits need not wait for them. */
const office = createShelf<typeof spanishOffice>({
  es: () => import('./shelves/office/es.ts'),
  en: () => import('./shelves/office/en.ts'),
  de: () => import('./shelves/office/de.ts'),
  fr: () => import('./shelves/office/fr.ts'),
  ja: () => import('./shelves/office/ja.ts'),
  zh: () => import('./shelves/office/zh.ts'),
});

const entries = {
  es: () => Promise.resolve(entry),
  en: () => import('./entry/en.ts').then((module) => module.en),
  de: () => import('./entry/de.ts').then((module) => module.de),
  fr: () => import('./entry/fr.ts').then((module) => module.fr),
  ja: () => import('./entry/ja.ts').then((module) => module.ja),
  zh: () => import('./entry/zh.ts').then((module) => module.zh),
};

/** Texts of the first page: login, start, failures. The Spanish ones come with it. */
export const entryTexts = createTextArea<typeof entry>((locale) => entries[locale]());

/** Texts of the public pages, except the login. */
export const publicTexts = pages('public');

/** Texts of forms behind the login about values that do not fit. */
export const validationTexts = pages('validation');

/** Texts of the pages about one's own account. */
export const accountTexts = pages('account');

/** Texts of the activities dashboard. */
export const activitiesTexts = pages('activities');

/** Texts of the activity list, and of activity commands. */
export const activityTexts = pages('activity');

/** Texts of the carousel. */
export const carouselTexts = pages('carousel');

/** Texts of the commissions of a week. */
export const commissionsTexts = pages('commissions');

/** Texts of the rows behind a figure of a dashboard. */
export const detailTexts = pages('dashboardDetail');

/** Texts of the dashboards' filters. */
export const dashboardFiltersTexts = pages('dashboardFilters');

/** Texts of the frame around every screen behind the login. */
export const frameTexts = pages('frame');

/** Texts about the result of an operation. */
export const operationTexts = pages('operations');

/** Texts of what was saved and not sent yet. */
export const outboxTexts = pages('outbox');

/** Texts of registering and changing a prospect. */
export const prospectTexts = pages('prospect');

/** Texts of the registers of prospects, and of the page of one. */
export const prospectsTexts = pages('prospects');

/** Texts of quoting a plan, and of the list of quotations. */
export const quotationTexts = pages('quotations');

/** Texts of the sales dashboard, above its tables. */
export const salesDashboardTexts = pages('salesDashboard');

/** Texts of the places and the advisers of `/sales-dashboard`. */
export const salesPlacesTexts = pages('salesPlaces');

/** Texts of `/dashboard`. */
export const summaryTexts = pages('summary');

/** Texts of the beneficiaries of a contract. */
export const beneficiaryTexts = office('beneficiaries');

/** Texts of the commissions report. */
export const commissionReportTexts = office('commissionReport');

/** Texts of what a contract shows beside its fields. */
export const contractTexts = office('contracts');

/** Texts of asking for discounts, and of deciding on them. */
export const discountTexts = office('discounts');

/** Texts of the financial dashboard. */
export const financialDashboardTexts = office('financialDashboard');

/** Texts of following prospects up and handing quotations over in funeral assistance. */
export const funeralTexts = office('funeral');

/** Texts of planning night guards. */
export const guardTexts = office('guard');

/** Texts of one's own night guards, and of swapping them. */
export const guardOwnTexts = office('guardOwn');

/** Texts of bought lists. */
export const listTexts = office('lists');

/** Texts of e-mails: the templates, and the dialog that fills one in. */
export const mailTexts = office('mail');

/** Texts of the offer of the month. */
export const offerTexts = office('offer');

/** Texts of the page that shows who may what. */
export const permissionsTexts = office('permissions');

/** Texts of the rooms for ceremonies and their reservations. */
export const recordariTexts = office('recordari');

/** Texts of every register: what each names in its description, and what all of them say. */
export const registerTexts = office('registers');

/** Texts of the team sales. */
export const teamSalesTexts = office('teamSales');

/** Texts of the total sales. */
export const totalSalesTexts = office('totalSales');

/** Texts of the reports. */
export const reportTexts = office('reports');

/** Texts of moving a contract to a better plan. */
export const upgradeTexts = office('upgrade');
