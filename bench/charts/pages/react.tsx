import { counts, series, slices } from './data.ts';
import { offer } from './offer.tsx';

// React, the data and what every page needs to be measured: what the others weigh is what they add to this.
offer(
  () => null,
  () => series.length + slices.length + counts.length > 0,
);
