import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';

/** All fields; their columns follow its width, in em. */
export const DialogForm = styled.form`
  container-type: inline-size;
  /* The footer may show an error, and is higher then. */
  && :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block-end: 184px;
  }
`;

export const DialogNotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block-end: ${space(4)};
  &:empty {
    display: none;
  }
`;
