import { Form } from '@sereno/ui/foundation';
import { color, fontSize, media, space } from '@sereno/ui/theme';
import { createGlobalStyle, styled } from 'styled-components';

/** The fields of a form, one below the other, short ones in pairs where there is room. */
export const Fields = styled(Form)`
  align-items: start;

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** The fields of a row: what it is, and beside it what it holds. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) 3fr;
  gap: ${space(2.5)} ${space(4)};
  margin: 0;
  font-size: ${fontSize[14]};

  dt {
    color: ${color.textMuted};
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .none {
    color: ${color.textMuted};
  }
`;

/** The printed sheet: hidden on the screen. */
export const Paper = styled.div`
  color: black;

  h1 {
    font-size: 20pt;
  }
  dl {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
  dt {
    color: black;
  }
  @media screen {
    display: none;
  }
`;

/** While rendered, the sheet alone is printed. */
export const PaperPage = createGlobalStyle`
  @page {
    size: portrait;
    margin: 16mm;
  }
  @media print {
    :root:root, :root > body {
      position: static !important;
      overflow: visible !important;
      background: white !important;
      color-scheme: light;
    }
    body > :not(${Paper}) {
      display: none !important;
    }
  }
`;
