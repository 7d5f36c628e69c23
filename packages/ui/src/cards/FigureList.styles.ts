import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../theme/index.ts';
import { STALE } from './cards.styles.ts';

/** A container query on its own width: two lists may be side by side. */
export const FigureListRoot = styled.div`
  --target: 32px;
  @media ${media.touch} {
    --target: 44px;
  }
  container: sereno-figure-list / inline-size;
  min-inline-size: 0;
  color: ${color.text};

  > dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)} ${space(3)};
    margin: 0;
  }

  /* Figures side by side align, however many lines their labels have. */
  > dl > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-inline-size: 0;
  }

  dt {
    display: flex;
    align-items: flex-start;
    min-inline-size: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 500;
    line-height: 1.25rem;
  }

  dt > .label {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* No higher than a line of the label; the target is larger. */
  dt button {
    flex: none;
    margin-block: calc((20px - var(--target)) / 2);
    margin-inline-start: calc((24px - var(--target)) / 2);
  }

  dt button > * > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  dd {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 2px;
    min-inline-size: 0;
    margin: 0;
    font-size: ${fontSize[16]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
    overflow-wrap: anywhere;
  }

  [data-loss] {
    color: ${color.danger};
  }

  dd > svg {
    flex: none;
    align-self: center;
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2.5;
  }

  &[data-refreshing] dd {
    opacity: ${STALE};
  }

  /* Rows with the figure at the end, in two columns, so that figures align vertically; where it is narrower, an amount would break. */
  @container sereno-figure-list (min-width: 600px) {
    > dl {
      gap: 0 ${space(8)};
    }

    > dl > div {
      flex-direction: row;
      align-items: center;
      justify-content: space-between;
      gap: ${space(2)};
      min-block-size: calc(var(--target) + 1px);
      border-block-start: 1px solid ${color.border};
    }

    dt {
      flex: none;
      max-inline-size: 60%;
    }

    dd {
      justify-content: flex-end;
      font-size: ${fontSize[14]};
      text-align: end;
    }
  }
`;
