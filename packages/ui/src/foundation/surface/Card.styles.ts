import { styled } from 'styled-components';
import { color, density, fontSize, media, radius, space } from '../../theme/index.ts';

export const CardRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid;
  border-radius: ${radius.card};

  padding: ${density.cardPadding};
  &[data-padding='none'] {
    padding: 0;
    /* Clips content to the corners while a sticky header inside still works. */
    overflow: clip;
  }

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.text};
`;

/** Heading and actions of a card, in one style sheet: a page has many cards. */
export const CardHeader = styled.div`
  /* Height of a small button: headings of cards side by side align, with or without actions. */
  --line: 32px;
  @media ${media.touch} and ${media.md} {
    --line: 44px;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-block-size: var(--line);
  margin-block-end: ${space(3)};

  [data-padding='none'] > & {
    min-block-size: calc(var(--line) + 2 * ${density.cardPadding});
    margin: 0;
    padding: ${density.cardPadding};
  }

  > .title {
    flex: 1 1 50%;
    min-inline-size: 0;
    margin: 0;
    font-size: ${fontSize[14]};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  > .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
`;
