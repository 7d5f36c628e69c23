import { CardsLook } from './Cards.styles.ts';
import type { CardLayout } from '../state/tableProps.ts';
import { cardsWith } from './CardTools.tsx';

/** Rows as cards, for the prop `cards`: a page of tables without them does not pay for it. */
export const cardLayout: CardLayout = cardsWith(CardsLook);
