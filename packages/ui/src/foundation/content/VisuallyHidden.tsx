'use client';
import { styled, type StyledComponent } from 'styled-components';

/**
 * Text for assistive technology only: a word for an icon, the name of a region. Not for information sighted people
 * need, and not around focusable elements.
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
