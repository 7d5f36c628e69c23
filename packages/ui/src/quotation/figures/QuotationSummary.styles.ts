import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

/** Names at the start, amounts at the end of one line each. */
export const Figures = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  font-size: ${fontSize[14]};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  dt {
    min-inline-size: 0;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
  > [data-rank='total'] {
    align-items: baseline;
    padding-block-start: ${space(2)};
    border-block-start: 1px solid ${color.border};
    dt {
      font-weight: 600;
      color: ${color.text};
    }
    dd {
      font-size: ${fontSize[24]};
      font-weight: 650;
      letter-spacing: -0.02em;
    }
  }
  > [data-rank='part'] {
    font-size: ${fontSize[13]};
    dd {
      color: ${color.textMuted};
    }
  }
  > [data-rank='payment'] {
    padding-block-start: ${space(3)};
    border-block-start: 1px solid ${color.border};
  }
`;

export const Spread = styled.p`
  margin: ${space(3)} 0 0;
  font-size: ${fontSize[14]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & > span {
    display: block;
    font-size: ${fontSize[13]};
    font-weight: 400;
    color: ${color.textMuted};
  }
`;

export const Quiet = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;

export const Foot = styled(Quiet)`
  margin-block-start: ${space(3)};
`;
