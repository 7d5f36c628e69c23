'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CardHeader, CardRoot } from './Card.styles.ts';

/** Heading levels below the page's own `h1`. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Heading of the card; it also names the section. Without it the card is only a surface. */
  title?: ReactNode;
  /** Level of that heading, so that the page's outline has no gap. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Controls at the end of the heading line. */
  actions?: ReactNode;
  /** 'normal' follows the density (16 or 12 px); 'none' for tables and lists that reach the edge. Default 'normal'. */
  padding?: 'normal' | 'none' | undefined;
  /** Content. */
  children?: ReactNode;
};

/** A surface for one thing: a figure, a chart, a table. A card never contains another card. */
export function Card({ title, headingLevel = 2, actions, padding = 'normal', children, ...native }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const titled = title !== undefined && title !== null;
  return (
    <CardRoot {...(titled && { 'aria-labelledby': titleId })} {...native} data-padding={padding}>
      {(titled || actions !== undefined) && (
        <CardHeader>
          {titled && (
            <Heading className="title" id={titleId}>
              {title}
            </Heading>
          )}
          {actions !== undefined && <div className="actions">{actions}</div>}
        </CardHeader>
      )}
      {children}
    </CardRoot>
  );
}
