import { useEffect, useState } from 'react';
import { DataTable } from '../DataTable.tsx';
import type { SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

declare global {
  interface WindowEventMap {
    'story:rows': CustomEvent<readonly SampleContract[]>;
  }
}

/** A host that changes its rows when the story says so, without taking the focus. */
export function ChangingTable(props: DataTableProps<SampleContract>) {
  const [left, setLeft] = useState(props.rows);
  useEffect(() => {
    const change = ({ detail }: CustomEvent<readonly SampleContract[]>): void => setLeft(detail);
    window.addEventListener('story:rows', change);
    return () => window.removeEventListener('story:rows', change);
  }, []);
  return <DataTable {...props} rows={left} />;
}

/** From now on the host shows those rows. */
export const showRows = (detail: readonly SampleContract[]): void => {
  window.dispatchEvent(new CustomEvent('story:rows', { detail }));
};
