'use client';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Skeleton } from '../../foundation/index.ts';
import { Reserved } from './ActivityDialog.styles.ts';

/** The placeholder of a lazy field, as high as the field, so that nothing jumps. */
export function FieldPlace({ wide = false }: { wide?: boolean }) {
  return (
    <Cell data-wide={wide || undefined}>
      <Reserved>
        <Skeleton width="12ch" />
        <Skeleton shape="block" height="100%" />
      </Reserved>
    </Cell>
  );
}
