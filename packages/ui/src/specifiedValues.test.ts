import { describe, expect, it } from 'vitest';
import { SHOWN_DETAILS } from './cards/figure/shownDetails.ts';
import { hoverTimeout } from './foundation/popup/menuHover.ts';
import { appToastDuration, richToastDuration } from './foundation/toast/toasts.ts';
import { defaultLocale } from './locale/index.ts';
import { scrollThreshold, splashDuration } from './shell/specified.ts';
import { routeStep } from './shell/routeStep.ts';
import { breakpoints } from './theme/index.ts';

describe('the values that the specification gives the components', () => {
  it.each([
    ['CST-04 the language is Spanish', defaultLocale, 'es'],
    ['CST-09 SHL-34 the splash goes after 3 s', splashDuration, 3000],
    ['CST-10 SHL-40 a toast goes after 5 s', appToastDuration, 5000],
    ['CST-10 SHL-41 a toast with details after 6 s', richToastDuration, 6000],
    ['CST-23 TOT-04 a figure shows its first 3 details', SHOWN_DETAILS, 3],
    ['CST-25 SHL-37 a menu stays 500 ms after the pointer', hoverTimeout, 500],
    ['CST-28 SHL-28 back to the top from 300 px', scrollThreshold, 300],
    ['CST-29 SHL-36 a change of page goes 10 % every 30 ms', routeStep, { percent: 10, everyMs: 30 }],
    ['LAY-01 the breakpoints', breakpoints, { sm: 544, md: 768, lg: 992, xl: 1200 }],
  ])('%s', (_, value, specified) => {
    expect(value).toEqual(specified);
  });
});
