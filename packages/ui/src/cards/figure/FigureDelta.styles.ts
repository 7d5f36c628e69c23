import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

export const DeltaLine = styled.p`
  position: relative;
  margin: ${space(1)} 0 0;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  line-height: 1.5;

  /* As many lines as the longest text needs at that width, so that nothing below moves when it arrives. */
  @container (max-width: 17rem) {
    min-block-size: 3em;
  }
  @container (max-width: 9.5rem) {
    min-block-size: 4.5em;
  }

  .change {
    color: ${color.text};
    font-weight: 600;
  }

  .amount {
    white-space: nowrap;
  }

  svg {
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 2px;
    stroke-width: 2.5;
    vertical-align: -1px;
  }

  [data-judgement='better'] {
    color: ${color.positive};
  }

  [data-judgement='worse'] {
    color: ${color.danger};
  }
`;
