import { color, fontSize, radius, shadow, space } from '../../theme/index.ts';

/** What is drawn over the rows. Written on the elements themselves: a page on which nothing is dragged does not pay for it. */
const OVER = 'position: absolute; z-index: 4; inset: 0 auto auto 0; pointer-events: none;';
/** The title of the column that is dragged. */
export const TITLE = `
  max-inline-size: min(240px, 70cqi);
  overflow: hidden;
  padding-inline: ${space(2.5)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.text};
  font-size: ${fontSize[12]};
  font-weight: 600;
  line-height: calc(var(--row) - 3px);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
/** The line where it would be dropped: a border, which forced colours keep. */
export const LINE = `border-inline-start: 2px solid ${color.primary};`;

/** The style of something drawn over the rows, `height` px high. */
export const overRows = (look: string, height: number): string => `${OVER}${look}block-size: ${height}px;`;
