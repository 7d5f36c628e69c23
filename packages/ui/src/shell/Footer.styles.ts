import { styled } from 'styled-components';
import { color, fontSize, media, plainList, space } from '../theme/index.ts';

export const FooterRoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  max-inline-size: 1440px;
  padding-block: ${space(3)};
  padding-inline: ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize[12]};

  @media ${media.md} {
    /* Room for the scroll-to-top button at the end of the page. */
    padding-inline: ${space(6)} ${space(16)};
  }

  p {
    margin: 0;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
    ${plainList}
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    color: inherit;
    text-decoration: none;
  }

  @media ${media.touch} {
    a {
      min-block-size: 44px;
    }
  }

  a:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
