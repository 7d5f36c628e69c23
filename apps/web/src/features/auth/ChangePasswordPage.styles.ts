import { Card } from '@sereno/ui/foundation';
import { color, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';
import { Form } from './AuthForm.styles.ts';

/** A short form within the frame: no wider than what is typed. */
export const NarrowCard = styled(Card)`
  max-inline-size: 448px;

  & > p {
    margin: 0 0 ${space(3)};
    color: ${color.textMuted};
  }
`;

/** Its explanation comes first, and its button stands at the start of the line. */
export const FramedForm = styled(Form)`
  & > p {
    margin: 0;
    color: ${color.textMuted};
  }
  & > button {
    justify-self: start;
  }
`;
