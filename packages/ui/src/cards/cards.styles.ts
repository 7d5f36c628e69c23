import { css } from 'styled-components';
import { color, density, media, radius } from '../theme/index.ts';

/** Opacity of a figure while refreshing: visibly muted, with enough contrast to read. */
export const STALE = 0.65;

const TONES = ['primary', 'positive', 'warning', 'danger', 'info'] as const;

/** A small card. `data-tone` sets `--tone` and `--tone-soft`. */
export const smallCard = css`
  --tone: ${color.textMuted};
  --tone-soft: ${color.surfaceSunken};
  position: relative;
  min-inline-size: 0;
  padding: ${density.cardPadding};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  ${TONES.map((tone) => `&[data-tone='${tone}'] { --tone: ${color[tone]}; --tone-soft: ${color[`${tone}Soft` as const]}; }`)}
`;

/** The text for screen readers, over the visible one, so that touch exploration finds it. */
export const spokenText = css`
  .spoken {
    position: absolute;
    inset: 0;
    overflow: hidden;
    opacity: 0;
    pointer-events: none;
  }
`;

/** A list as high as the rows shown at first (`--rows`), whatever there is to show. */
export const rowList = css`
  --row: 32px;
  @media ${media.touch} {
    &[data-pressable] {
      --row: 44px;
    }
  }
  display: flex;
  flex-direction: column;
  min-block-size: calc(var(--rows) * var(--row));
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Rows that are buttons. */
export const pressableRows = css`
  button.row {
    cursor: pointer;
  }

  button.row[aria-disabled='true'] {
    cursor: default;
  }

  @media (hover: hover) {
    button.row:not([aria-disabled='true']):hover {
      background: ${color.surfaceSunken};
    }
  }
`;
