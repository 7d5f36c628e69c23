import { find } from './find.ts';
import { offer } from './offer.tsx';

const none = (): HTMLElement => find('none');

// React and what every page needs to be measured: what the others weigh is what they add to this.
offer({
  Table: () => null,
  rows: 'none',
  firstId: () => '',
  amountHeader: none,
  searchBox: none,
  nextPage: none,
  scroller: none,
});
