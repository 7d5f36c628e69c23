/** How many counties, and postal codes or products, a map shows, the rest together included: more is a table. */
export const MOST_CELLS = {
  county: { rows: 12, columns: 2 },
  zipCode: { rows: 12, columns: 11 },
  itemName: { rows: 12, columns: 10 },
} as const;
/** Height of a map's drawing in px, with room for all of its rows; known without the drawing's code. */
export const MAP_HEIGHT = 400;
