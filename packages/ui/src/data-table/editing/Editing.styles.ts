import { styled } from 'styled-components';
import { popupStyle } from '../../foundation/popup/popup.styles.ts';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';

/**
 * The notice at the bottom of the area, and how cells look that are written into: in the area that holds it, so that these rules
 * come and go with it.
 */
export const EditingNotice = styled.div`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  inset-inline-start: 0;
  box-sizing: border-box;
  max-inline-size: 100cqi;
  /* A line for each cell that is named. */
  white-space: pre-line;

  &:not(:empty) {
    padding: ${space(2)};
  }

  *:has(> &) .body {
    [data-editable] {
      cursor: text;
    }

    [data-editable]:hover {
      box-shadow: inset 0 0 0 1px ${color.borderStrong};
    }

    /* A card marks a cell that React has left empty. */
    .cell[data-draft]::after {
      content: none !important;
    }

    .cell[data-draft='typed'] {
      background: ${color.primarySoft};
    }

    .cell[data-draft='saving'] {
      color: ${color.textMuted};
      font-style: italic;
    }

    .cell[data-draft='failed'] {
      box-shadow: inset 0 0 0 1px ${color.danger};
      background: ${color.dangerSoft};
      color: ${color.danger};
    }

    @media (forced-colors: active) {
      .cell:is([data-draft='typed'], [data-draft='failed']):not(:focus) {
        outline: 1px dashed;
        outline-offset: -2px;
      }

      .cell[data-draft='failed']:not(:focus) {
        outline-style: double;
        outline-width: 3px;
      }
    }
  }
`;

/** The field over the cell that is written into. */
export const EditorBox = styled.div`
  position: absolute;
  z-index: 1;
  display: flex;

  > * {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    margin: 0;
    padding-block: 0;
    padding-inline: calc(${space(2.5)} - 2px);
    border: 2px solid ${color.primary};
    border-radius: ${radius.control};
    outline: none;
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }

  > [aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &[data-align='end'] > * {
    text-align: end;
  }

  &[data-align='center'] > * {
    text-align: center;
  }

  @media ${media.touch} {
    > * {
      min-block-size: 44px;
      /* Below 16 px iOS zooms the page when the field is focused. */
      font-size: ${fontSize[16]};
    }
  }
`;

/** Why something cannot be the value of a cell, beside it, in the top layer. */
export const IssueSurface = styled.div`
  ${popupStyle}
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(320px, calc(100vw - ${space(4)}));
  max-block-size: none;
  margin: 0;
  padding: ${space(1.5)} ${space(3)};
  border-color: ${color.danger};
  border-radius: ${radius.control};
  color: ${color.danger};
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
