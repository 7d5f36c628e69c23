import { Button } from '@sereno/ui/foundation';

export type RowsButtonProps = {
  /** What a press shows. */
  label: string;
  /** How many rows there are. */
  count: number;
  onOpen: () => void;
};

/** Leads to rows that stand behind no single figure. It is the same with no rows, so that neither the heading nor the focus moves. */
export function RowsButton({ label, count, onOpen }: RowsButtonProps) {
  return (
    <Button size="small" variant="ghost" aria-disabled={count === 0} onClick={() => count > 0 && onOpen()}>
      {label}
    </Button>
  );
}
