import { CardsLook } from './Cards.styles.ts';
import type { CardLayout, CardToolsProps } from '../state/tableProps.ts';
import { CardTools } from './CardTools.tsx';

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
