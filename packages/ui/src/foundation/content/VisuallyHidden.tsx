'use client';
import { styled, type StyledComponent } from 'styled-components';

/**
 * Text that only assistive technology meets: a word that goes with an icon, the name of a region.
 * Not for what sighted people need too, and not around anything that takes the focus.
 */
export const VisuallyHidden: StyledComponent<'span'> = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
