import { Field } from '@base-ui/react/field';
import { styled } from 'styled-components';
import { color, density, plainList, space } from '../../theme/index.ts';
import { chipButtonStyle, chipsStyle, chipStyle, chipTextStyle } from '../field/chips.styles.ts';
import { boxStyle } from '../field/fieldParts.styles.ts';

export const Box = styled.div`
  ${boxStyle}
  --height: ${density.controlHeight};
  ${chipsStyle}
  inline-size: 100%;
`;

export const Tags = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Tag = styled.li`
  ${chipStyle}
`;

export const TagText = styled.span`
  ${chipTextStyle}
`;

export const TagButton = styled.button`
  ${chipButtonStyle}
`;

export const Typing = styled(Field.Control)`
  flex: 1 1 120px;
  inline-size: 0;
  min-inline-size: 0;
  padding-block: 0;
  padding-inline: ${space(1.5)};
  border: none;
  outline: none;
  background: none;
  font: inherit;
  color: inherit;
  -webkit-text-fill-color: inherit;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;
