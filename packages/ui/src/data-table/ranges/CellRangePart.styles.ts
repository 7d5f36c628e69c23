import { styled } from 'styled-components';
import { color, visuallyHidden } from '../../theme/index.ts';
import { NARROW } from '../cards/narrowGrid.styles.ts';
import { MARK } from './markCells.ts';

const WIDTH = '2px';

/** What is told of a range, and how its cells look in the grid before it: these rules come only with such tables. */
export const RangeStatus = styled.output`
  ${visuallyHidden}
  inset-block-start: 0;
  inset-inline-start: 0;

  [role$='grid']:has(~ &) [${MARK}] {
    background: ${color.primarySoft};
    box-shadow:
      inset 0 var(--range-top, 0) ${color.primary},
      inset 0 var(--range-bottom, 0) ${color.primary},
      inset calc(var(--range-side, 1) * var(--range-start, 0px)) 0 ${color.primary},
      inset calc(var(--range-side, 1) * var(--range-end, 0px)) 0 ${color.primary};
  }

  [role$='grid']:has(~ &) [${MARK}]:dir(rtl) {
    --range-side: -1;
  }

  [role$='grid']:has(~ &) [${MARK}~='top'] {
    --range-top: ${WIDTH};
  }

  [role$='grid']:has(~ &) [${MARK}~='bottom'] {
    --range-bottom: -${WIDTH};
  }

  [role$='grid']:has(~ &) [${MARK}~='start'] {
    --range-start: ${WIDTH};
  }

  [role$='grid']:has(~ &) [${MARK}~='end'] {
    --range-end: -${WIDTH};
  }

  /* On a card the cells of a row stand below one another, and make no block. */
  @container ${NARROW} {
    [data-cards] > [role$='grid']:has(~ &) [${MARK}] {
      box-shadow: none;
    }
  }

  /* Forced colours leave out fills and shadows. */
  @media (forced-colors: active) {
    [role$='grid']:has(~ &) [${MARK}]:not(:focus-visible) {
      outline: 1px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
