import { color, fontSize, space } from '@sereno/ui/theme';
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
