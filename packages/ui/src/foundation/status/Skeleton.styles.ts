import { keyframes, styled } from 'styled-components';
import { color, radius, space } from '../../theme/index.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const Shape = styled.span`
  display: block;
  inline-size: var(--skeleton-width, 100%);
  max-inline-size: 100%;
  border: 1px solid transparent;
  animation: ${breathe} 1600ms ease-in-out infinite;

  &[data-shape='text'] {
    block-size: var(--skeleton-height, 0.8em);
    margin-block: 0.325em;
    border-radius: 4px;
  }
  &[data-shape='block'] {
    block-size: var(--skeleton-height, 96px);
    border-radius: ${radius.control};
  }
  &[data-shape='circle'] {
    flex: none;
    inline-size: var(--skeleton-width, 32px);
    block-size: var(--skeleton-width, 32px);
    border-radius: 50%;
  }

  background: ${color.border};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Group = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Shapes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
