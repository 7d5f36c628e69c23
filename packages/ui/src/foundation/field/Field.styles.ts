import { Field } from '@base-ui/react/field';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';
import { controlLook, descriptionLook, errorLook, fieldLook, labelLook } from './fieldLooks.styles.ts';

export const FieldRoot = styled(Field.Root)`
  ${fieldLook}
`;

export const LabelText = styled(Field.Label)`
  ${labelLook}
`;

export const DescriptionText = styled(Field.Description)`
  ${descriptionLook}
`;

export const ErrorText = styled(Field.Error)`
  ${errorLook}
`;

export const Input = styled(Field.Control)`
  ${controlLook}
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
