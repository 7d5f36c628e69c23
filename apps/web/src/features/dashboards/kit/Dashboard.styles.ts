import { color, fontSize, media, motion, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Two parts side by side where there is room, the wider one first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** What leads to it leaves room for the bar above. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  scroll-margin-block-start: ${space(16)};
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
  overflow-wrap: anywhere;

  &:has(> button) {
    flex: 1;
  }

  /* A month that begins it is written small by some languages. */
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** The title of a folded section: as wide as the page, the sign at its end. */
export const FoldButton = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 52px;
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

/** A sentence about the figures above it. */
export const Note = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;
