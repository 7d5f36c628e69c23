import type { ReactNode } from 'react';
import { CardsLook } from './Cards.styles.ts';
import { CardTools, type CardToolsProps } from './CardTools.tsx';

/** What rows need to be shown as cards. */
export type CardLayout = {
  /** Stands right before the grid: what is above the cards, in place of the titles of the columns, and how cards look. */
  readonly Before: <Row>(props: CardToolsProps<Row>) => ReactNode;
};

function BeforeCards<Row>(props: CardToolsProps<Row>) {
  return (
    <>
      <CardTools {...props} />
      <CardsLook />
    </>
  );
}

/** Rows as cards, for the prop `cards`: a page of tables without them does not pay for it. */
export const cardLayout: CardLayout = { Before: BeforeCards };
