import { useState } from 'react';
import { ReconcileDialog } from './ReconcileDialog.tsx';

/** Input is stored by the lines array, so each story has its own. */
export function OwnLines(props: Parameters<typeof ReconcileDialog>[0]) {
  const [own] = useState(() => [...props.lines]);
  return <ReconcileDialog {...props} lines={own} />;
}
