'use client';
import { VisuallyHidden } from '../../foundation/index.ts';

type TableHeadingProps = {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3 | 4;
  readonly isHidden: boolean;
  /** The number of rows as text; null while unknown. */
  readonly tally: string | null;
};

/** The table's title and number of rows. */
export function TableHeading({ id, title, level, isHidden, tally }: TableHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="heading">
      {isHidden ? (
        <VisuallyHidden as={Heading} id={id}>
          {title}
        </VisuallyHidden>
      ) : (
        <Heading id={id}>{title}</Heading>
      )}
      {tally !== null && <span className="tally">{tally}</span>}
    </div>
  );
}
