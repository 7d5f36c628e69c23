import { css } from 'styled-components';

/** Page number and page count at the bottom of a printed page, where browsers support it. Goes in `@page`. */
export const pageNumbers = css`
  @bottom-right {
    content: counter(page) ' / ' counter(pages);
    color: black;
    font:
      8pt system-ui,
      sans-serif;
  }
`;

/**
 * Global rules that print one child of the body without anything else, on white paper whatever the theme.
 * @param sheet The styled component, as a selector.
 */
export const printAlone = (sheet: string) => css`
  @media print {
    :root:root {
      color-scheme: light;
      background: white;
    }

    /* An open dialog holds the page still by styles of its own. */
    :root:root,
    :root > body {
      position: static !important;
      display: block !important;
      overflow: visible !important;
      inline-size: auto !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      background: white !important;
    }

    body > :not(${sheet}) {
      display: none !important;
    }
  }
`;
