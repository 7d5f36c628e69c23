import type { ComponentType, ReactNode } from 'react';
import { CardsLook } from './Cards.styles.ts';
import { CardTools, type CardToolsProps } from './CardTools.tsx';

/** What rows need to be shown as cards. */
export type CardLayout = {
  /** Styles of the cards. */
  readonly Look: ComponentType;
  /** What stands above the cards, in place of the titles of the columns. */
  readonly Tools: <Row>(props: CardToolsProps<Row>) => ReactNode;
};

/** Rows as cards, for the prop `cards`: a page of tables without them does not pay for it. */
export const cardLayout: CardLayout = { Look: CardsLook, Tools: CardTools };
