import { Splash as Mark } from '@sereno/ui/shell';
import { useState } from 'react';

/** For how long a mark is shown, in ms (SHL-34). */
const HIDE_AFTER = 3000;

/** The remaining time: the mark painted by index.html has been visible since the page started. */
function timeLeft(): number {
  const isFirst = document.querySelector('.splash') !== null;
  return isFirst ? HIDE_AFTER - performance.now() : HIDE_AFTER;
}

/** The mark while a page's code loads; at the start it continues the one of index.html. */
export function Splash() {
  const [hideAfter] = useState(timeLeft);
  return <Mark hideAfter={hideAfter} />;
}
