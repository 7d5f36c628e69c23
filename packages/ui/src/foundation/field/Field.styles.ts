import { Field } from '@base-ui/react/field';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';
import { controlStyle, descriptionStyle, errorStyle, fieldStyle, labelStyle } from './fieldParts.styles.ts';

export const FieldRoot = styled(Field.Root)`
  ${fieldStyle}
`;

export const LabelText = styled(Field.Label)`
  ${labelStyle}
`;

export const DescriptionText = styled(Field.Description)`
  ${descriptionStyle}
`;

export const ErrorText = styled(Field.Error)`
  ${errorStyle}
`;

export const Input = styled(Field.Control)`
  ${controlStyle}
`;

export const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
`;

/** Used and allowed characters; tabular digits, so that the width does not change while typing. */
export const Count = styled.span`
  margin-block-start: ${space(1.5)};
  margin-inline-start: auto;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;
