import { styled } from 'styled-components';
import { color, fontSize, plainList, radius, space } from '../../theme/index.ts';

/** As many kinds per row as fit: the week and four kinds in a wide window. */
export const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space(3)};
  ${plainList}
`;

export const Kind = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  padding: ${space(3)};
  overflow-wrap: anywhere;
  &[data-all] {
    border-color: ${color.borderStrong};
    background: ${color.surfaceSunken};
  }
`;

export const Name = styled.span`
  font-size: ${fontSize[13]};
  font-weight: 600;
`;

export const Lines = styled.span`
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;

export const Facts = styled.dl`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(1)};
  margin: 0;
  font-size: ${fontSize[13]};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(2)};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }
  .to-pay {
    padding-block-end: ${space(1)};
    border-block-end: 1px solid ${color.border};
    dd {
      font-size: ${fontSize[20]};
      font-weight: 650;
    }
  }
`;

export const Amount = styled.dd`
  margin: 0;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
