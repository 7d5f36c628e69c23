import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'module.title': 'This screen is not available yet',
  'module.dashboard': 'Overdue activities and a summary of your team’s prospects, activities and sales.',
  'module.salesDashboard': 'Sales by day, business line, product, adviser and municipality.',
  'module.totalSalesDashboard': 'The total of contracts and cancellations in a period.',
  'module.salesTeamDashboard': 'Insurance sales by team, with their goals and what is left to reach them.',
  'module.financialDashboard': 'What each digital media campaign costs and what it brings in.',
  'module.monthlyOffer': 'How the teams are doing in the offer of the month.',
  'module.commissionsReport': 'The commissions in a range of dates.',
  'module.commissionsAnalytics': 'Your commissions week by week: review them, sign them or ask for a reconciliation.',
  'module.carousel': 'New prospects waiting for somebody to attend to them.',
  'module.prospect': 'People who are interested: register them, follow up and reassign them.',
  'module.funeralnet': 'Funeral assistance: prospect follow-up, quotations and rate table.',
  'module.report': 'Reports on reconciliations, discounts, activities, prospects and sales.',
  'module.activity': 'Your activities: today’s, the overdue ones and those ahead.',
  'module.recordari': 'Recordari and its reservations.',
  'module.quotation': 'Quotations for funeral plans and insurance.',
  'module.contract': 'Contracts: look them up, upgrade them, see beneficiaries and defaulters.',
  'module.catalog': 'The catalogues that all of Sereno works with: types, subjects, templates and budgets.',
  'module.guard': 'The night shifts and whose turn it is.',
  'module.user': 'The people who use Sereno, where they are and their invoicing details.',
};
