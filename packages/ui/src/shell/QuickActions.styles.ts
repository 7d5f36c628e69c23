import { styled } from 'styled-components';
import { motion, space } from '../theme/index.ts';

/** The label and the menu sign. */
export const Wording = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};

  > svg {
    flex: none;
    transition: rotate ${motion.fast};
  }

  [aria-expanded='true'] & > svg {
    rotate: 180deg;
  }
`;
