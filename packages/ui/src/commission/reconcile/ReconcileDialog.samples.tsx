import { useState } from 'react';
import { ReconcileDialog } from './ReconcileDialog.tsx';

/** What was typed is kept with the lines, so each story has lines of its own. */
export function OwnLines(props: Parameters<typeof ReconcileDialog>[0]) {
  const [own] = useState(() => [...props.lines]);
  return <ReconcileDialog {...props} lines={own} />;
}
