import { startTransition, useEffect, useState } from 'react';
import type { ChartToolsProps } from '../export/ChartTools.tsx';
import { deferred, useDeferred } from '../../state/deferred.ts';
import { whenSpare } from './whenSpare.ts';

const code = deferred(() => import('../export/ChartTools.tsx'));

/** Whether the page has been painted since this came to it, and had a moment to spare. */
function useSpareMoment(): boolean {
  const [isSpare, setSpare] = useState(false);
  useEffect(() => whenSpare(() => startTransition(() => setSpare(true))), []);
  return isSpare;
}

/** The tools of a chart, fetched and rendered once its drawing has been painted: nobody presses them before there is one. */
export function LaterTools(props: ChartToolsProps) {
  const isSpare = useSpareMoment();
  const arrived = useDeferred(code, isSpare && 'now');
  const Tools = isSpare ? arrived?.ChartTools : undefined;
  return <div className="tools">{Tools && <Tools {...props} />}</div>;
}
