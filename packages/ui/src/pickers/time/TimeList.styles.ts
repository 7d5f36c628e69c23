import { styled } from 'styled-components';
import { itemStyle } from '../../foundation/popup/popup.styles.ts';
import { color, fontSize, media, space } from '../../theme/index.ts';
import { sheetMedia } from '../field/PickerField.styles.ts';

/** The times in a column: eight and a half are visible, which shows that the list scrolls. */
export const List = styled.div`
  --row: 36px;
  box-sizing: border-box;
  inline-size: 10rem;
  max-block-size: min(8.5 * var(--row), 60dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: calc(var(--row) / 2);

  @media ${media.touch} {
    --row: 44px;
  }
  @media ${sheetMedia} {
    --row: 44px;
    inline-size: 100%;
  }
`;

export const Time = styled.div`
  ${itemStyle}
  box-sizing: border-box;
  min-block-size: var(--row);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  @media ${media.touch} {
    font-size: ${fontSize[16]};
  }
  @media ${sheetMedia} {
    justify-content: center;
    font-size: ${fontSize[16]};
  }

  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-selected='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 600;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &[aria-selected='true']:focus-visible {
    outline-color: ${color.text};
    @media (forced-colors: active) {
      outline-color: CanvasText;
    }
  }
`;

/** Shown instead of times. */
export const Nothing = styled.p`
  max-inline-size: 16rem;
  margin: 0;
  padding: ${space(2)};
  color: ${color.textMuted};
`;
