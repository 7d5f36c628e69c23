import { color, motion, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** What unfolds a part of a page: as wide as the page, the sign at its end. */
export const FoldButton = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
    inline-size: 20px;
    color: ${color.textMuted};
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;
