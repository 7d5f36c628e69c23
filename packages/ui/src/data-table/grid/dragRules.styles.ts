import { css } from 'styled-components';
import { color, fontSize, radius, shadow, space } from '../../theme/index.ts';

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

  .dragged-title,
  .drop-line {
    position: absolute;
    z-index: 4;
    inset: 0 auto auto 0;
    pointer-events: none;
  }

  .dragged-title {
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
  }

  .drop-line {
    inline-size: 2px;
    background: ${color.primary};
  }

  .drop-line[hidden] {
    display: none;
  }
`;
