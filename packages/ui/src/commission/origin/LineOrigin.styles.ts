import { styled } from 'styled-components';
import { color, fontSize, iconSize, plainList, radius, space } from '../../theme/index.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(0.5)};
  strong {
    font-size: ${fontSize[16]};
    font-weight: 650;
  }
  span {
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
`;

/** Icon and text; the colour only repeats them. */
export const Verdict = styled.p`
  display: flex;
  gap: ${space(2)};
  margin: 0;
  border-radius: ${radius.control};
  padding: ${space(2)} ${space(3)};
  font-weight: 600;
  svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
  }
  &[data-holds='true'] {
    background: ${color.positiveSoft};
    color: ${color.positive};
  }
  &[data-holds='false'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  ${plainList}
`;

export const Step = styled.li`
  display: grid;
  gap: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  padding: ${space(3)};
`;

/** The inputs, one per row, and the result below the rule. */
export const Account = styled.dl`
  display: grid;
  gap: ${space(1.5)};
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  .result {
    padding-block-start: ${space(1.5)};
    border-block-start: 1px solid ${color.borderStrong};
    font-weight: 650;
    dt {
      color: inherit;
    }
  }
`;

export const Agreement = styled.p`
  display: flex;
  gap: ${space(1.5)};
  margin: 0;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  svg {
    ${iconSize}
    margin-block-start: 1px;
  }
  &[data-agreement='agrees'] {
    color: ${color.positive};
  }
  &[data-agreement='differs'] {
    color: ${color.warning};
    font-weight: 600;
  }
  &[data-agreement='unstated'] {
    color: ${color.textMuted};
  }
`;

export const Rate = styled.p`
  margin: 0;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;
