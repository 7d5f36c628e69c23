'use client';
import { styled, type StyledComponent } from 'styled-components';
import { visuallyHidden } from '../../theme/index.ts';

/**
 * Text for assistive technology only: a word for an icon, the name of a region. Not for information sighted people
 * need, and not around focusable elements.
 */
export const VisuallyHidden: StyledComponent<'span'> = styled.span`
  ${visuallyHidden}
`;
