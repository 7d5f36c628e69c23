import { styled } from 'styled-components';
import { color, media, space } from '../../theme/index.ts';

/** Aligned with the texts above it, and no higher than one of them, however large the button. */
export const DetailsButton = styled.div`
  margin-block: ${space(1)} -6px;
  margin-inline-start: calc(-1px - ${space(3)});
  @media ${media.touch} {
    margin-block: -${space(1)} -12px;
  }

  &[data-pending] {
    block-size: 32px;
    @media ${media.touch} {
      block-size: 44px;
    }
  }

  svg {
    inline-size: 12px;
    block-size: 12px;
    margin-inline-start: 2px;
    vertical-align: -2px;
  }
`;

export const DetailList = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${space(6)};
  }

  dt {
    min-inline-size: 0;
    color: ${color.textMuted};
  }

  dd {
    margin: 0 0 0 auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & + button {
    margin: ${space(2)} -${space(3)} -${space(2)};
  }
`;
