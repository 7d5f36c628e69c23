import { css } from 'styled-components';
import { color, series } from '../../theme/index.ts';

/** Percent of the colour in each shade: text of one of two inks is legible on every one, in both themes. */
export const SHADE_PERCENTS = [16, 30, 45, 85, 100] as const;
/** The first shade that is written on with the ink for strong grounds. */
export const FIRST_STRONG = 4;

const fills = SHADE_PERCENTS.map(
  (percent, place) => `
  [data-shade='${place + 1}'] {
    --shade: color-mix(in srgb, ${series(1)} ${percent}%, ${color.surface});
  }`,
).join('');

/** Sets --shade, --edge and --ink by `data-shade`: 1 to 5, 0 for nothing, 'negative' and 'unknown'. */
export const shadeLook = css`
  [data-shade] {
    --shade: ${color.surfaceSunken};
    --edge: transparent;
    --ink: ${color.text};
  }
  [data-shade='0'] {
    --edge: ${color.border};
    --ink: ${color.textMuted};
  }
  ${fills}
  [data-shade='4'],
  [data-shade='5'] {
    --ink: ${color.onPrimary};
  }
  [data-shade='negative'] {
    --shade: ${color.dangerSoft};
    --edge: ${color.danger};
  }
  [data-shade='unknown'] {
    --shade: transparent;
    --edge: ${color.border};
    --ink: ${color.textMuted};
  }
  @media (forced-colors: active) {
    [data-shade] {
      --shade: Canvas;
      --edge: CanvasText;
      --ink: CanvasText;
    }
    [data-shade='unknown'],
    [data-shade='0'] {
      --edge: GrayText;
    }
  }
`;
