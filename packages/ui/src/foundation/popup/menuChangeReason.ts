import { changeReason, type ChangeReason } from '../dialog/changeReason.ts';

/** What opened or closed a menu: the reasons of every layer, plus hover and selecting an item. */
export type MenuChangeReason = ChangeReason | 'hover' | 'select';

/** Maps Base UI's reason to ours. */
export function menuChangeReason(reason: string): MenuChangeReason {
  switch (reason) {
    case 'trigger-hover':
      return 'hover';
    case 'item-press':
      return 'select';
    default:
      return changeReason(reason);
  }
}
