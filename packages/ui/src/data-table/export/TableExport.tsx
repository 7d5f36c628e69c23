'use client';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { LazyView } from '../../lazy/LazyView.tsx';
import type { ExportToolsProps } from './ExportTools.tsx';

export const exportTools = lazyPart(() => import('./ExportTools.tsx').then((module) => module.ExportTools));

/** The buttons for the file and the sheet, whose code loads after the table; their space is reserved. */
export function TableExport<Row>(props: ExportToolsProps<Row>) {
  return (
    <LazyView<ExportToolsProps<Row>>
      part={exportTools}
      when
      placeholder={
        <>
          {props.csv !== false && <span className="placeholder" />}
          {props.print && <span className="placeholder" />}
        </>
      }
      props={props}
    />
  );
}
