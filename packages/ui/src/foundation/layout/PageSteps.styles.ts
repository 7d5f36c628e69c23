import { css } from 'styled-components';
import { space } from '../../theme/index.ts';

/** The look of `PageSteps`, for the navigation around it. */
export const pageStepsStyle = css`
  .steps {
    display: flex;
    align-items: center;
  }
  .steps [aria-disabled='true'] {
    opacity: 0.45;
  }
  .steps:dir(rtl) svg {
    scale: -1 1;
  }
  .page {
    padding-inline: ${space(2)};
  }
`;
