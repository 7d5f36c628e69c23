import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** What is counted, and beside it what it is grouped by. */
export const Head = styled.div`
  display: grid;
  gap: ${space(3)};

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

export const About = styled.p`
  max-inline-size: 70ch;
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;

export const Groupings = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  @media ${media.md} {
    grid-template-columns: repeat(2, 13rem);
  }
`;

/** Own subscriptions: what each is, and beside it the button that ends it. */
export const MailList = styled.ul`
  display: grid;
  margin: ${space(4)} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[14]};

  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space(4)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color.border};
  }
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
`;
