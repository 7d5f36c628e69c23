import { Splash as Mark } from '@sereno/ui/shell';
import { useState } from 'react';

/** For how long a mark is shown, in ms (SHL-34). */
const HIDE_AFTER = 3000;

/** What is left of that time: the mark that index.html painted has been there since the page began. */
function timeLeft(): number {
  const isFirst = document.querySelector('.splash') !== null;
  return isFirst ? HIDE_AFTER - performance.now() : HIDE_AFTER;
}

/** The mark while the code of a page is on its way; at the start it goes on from the one in index.html. */
export function Splash() {
  const [hideAfter] = useState(timeLeft);
  return <Mark hideAfter={hideAfter} />;
}
