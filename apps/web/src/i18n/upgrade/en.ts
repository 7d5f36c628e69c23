import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'upgrade.title': 'Plan upgrade',
  'upgrade.start': 'Upgrade a contract',
  'upgrade.open': 'Upgrade plan',
  'upgrade.of': 'Contract {number} · {name}',
  'upgrade.now': 'Current plan',
  'upgrade.plan': 'New plan',
  'upgrade.none': 'There is no better plan in the same line of business.',
  'upgrade.difference': 'Difference',
  'upgrade.monthly': 'Added to the remaining monthly payments',
  'upgrade.today': 'Paid today',
  'upgrade.commission': 'Estimated commission',
  'upgrade.help':
    'The difference becomes a contract of its own, dated today. Contract {number} and its payments do not change.',
  'upgrade.isOf': 'Upgrades contract {number}',
  'upgrade.choose': 'Choose a plan',
  'upgrade.done': 'The plan was upgraded',
  'upgrade.refused': 'The plan could not be upgraded',
  'upgrade.failed': 'Something went wrong while upgrading the plan',
  'upgrade.unanswered': 'The server did not answer. Try again: it is not done twice.',
  'upgrade.notLoaded': 'The plans could not be read.',
  'upgrade.cancelled': 'The contract is cancelled: it can no longer be upgraded.',
};
