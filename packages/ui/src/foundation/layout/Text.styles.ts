import { styled } from 'styled-components';
import { color, fontSize } from '../../theme/index.ts';

const sizes = Object.entries(fontSize).map(([size, value]) => `&[data-text='${size}'] { font-size: ${value}; }`);

export const Root = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  &:is(h1, h2, h3, h4, h5, h6) {
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  ${sizes.join('')}
  &[data-weight='regular'] {
    font-weight: 400;
  }
  &[data-weight='medium'] {
    font-weight: 550;
  }
  &[data-weight='bold'] {
    font-weight: 650;
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='muted'] {
    color: ${color.textMuted};
  }
  &[data-tone='positive'] {
    color: ${color.positive};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  &[data-tone='info'] {
    color: ${color.info};
  }
`;
