import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../theme/index.ts';

/** The dashed frame marks it as a sample. */
export const SampleBox = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.card};
  padding: ${space(3)};

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1)} ${space(2)};
    margin: 0;
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
`;

export const SampleList = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(1)} 0;
  font-size: ${fontSize[13]};
  list-style: none;

  & > li {
    overflow-wrap: anywhere;
  }
`;
