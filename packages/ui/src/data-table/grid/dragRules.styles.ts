import { css } from 'styled-components';
import { color } from '../../theme/index.ts';

/** A column on its way to another place, or to another width. */
export const dragRules = css`
  &[data-dragging='width'] * {
    cursor: col-resize;
  }

  &[data-dragging='column'] * {
    cursor: grabbing;
  }

  .head [data-dragged] {
    background: ${color.primarySoft};
    color: ${color.text};
  }
`;
