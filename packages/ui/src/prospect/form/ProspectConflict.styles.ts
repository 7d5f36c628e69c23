import { styled } from 'styled-components';
import { color, fontSize, plainList, radius, space } from '../../theme/index.ts';

export const Conflict = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.warning};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;
  & > p {
    margin: 0;
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
`;

export const Title = styled.h3`
  display: flex;
  gap: ${space(2)};
  margin: 0;
  font-size: ${fontSize[14]};
  font-weight: 650;
  color: ${color.text};
  outline: none;
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.warning};
  }
`;

export const Differences = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${plainList}
`;

export const Difference = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color.border};
  &:last-child {
    padding-block-end: 0;
  }
  & > h3 {
    margin: 0;
    font-size: ${fontSize[13]};
    font-weight: 600;
    color: ${color.text};
  }
`;

export const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: ${space(1)} ${space(4)};
  inline-size: 100%;
  margin: 0;
  font-size: ${fontSize[13]};
  & dt {
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
  & dd {
    margin: 0;
    white-space: pre-wrap;
    color: ${color.text};
  }
`;
