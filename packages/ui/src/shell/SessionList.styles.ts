import { styled } from 'styled-components';
import { color, fontSize, plainList, space } from '../theme/index.ts';

export const SessionsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  overflow-wrap: anywhere;

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    ${plainList}
  }

  > button {
    justify-self: start;
  }

  > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    padding-block: ${space(3)};
  }

  > ul > li:first-child {
    padding-block-start: 0;
  }

  > ul > li + li {
    border-block-start: 1px solid ${color.border};
  }

  .device {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1)} ${space(2)};
    font-weight: 600;
  }

  p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }

  p.device {
    color: inherit;
    font-size: ${fontSize[14]};
  }
`;
