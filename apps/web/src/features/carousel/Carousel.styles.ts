import { color, fontSize, motion, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

export const Hint = styled.p`
  flex: 1 1 10rem;
  margin: 0;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;

export const Views = styled.div`
  position: relative;

  /* Room for a count of two figures, so that the tab beside it stays where it is. */
  [role='tab'] > span:last-child {
    box-sizing: border-box;
    min-inline-size: 28px;
  }

  /* In a card the row of tabs begins where the title does, and the lists reach the edge. */
  &[data-card] [role='tablist'] {
    padding-inline: ${space(1)};
  }

  &[data-card] [role='tabpanel'] {
    margin-block-start: 0;
  }
`;

/** Lies over the end of the list, so that nothing moves when it says something. */
export const Attending = styled.output`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  overflow-wrap: anywhere;

  &:not(:empty) {
    border-block-start: 1px solid ${color.border};
    padding: ${space(2)} ${space(4)};
    background: ${color.primarySoft};
    color: ${color.primary};
    font-size: ${fontSize[13]};
    font-weight: 550;
  }
`;

export const FairnessPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};

  > :last-child {
    justify-self: stretch;
  }
`;

/** A line as those of who needs the person. */
export const FoldLine = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-block-size: 46px;
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
