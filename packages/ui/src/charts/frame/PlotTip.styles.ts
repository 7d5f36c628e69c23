import { styled } from 'styled-components';
import { color, fontSize, layer, radius, shadow, space } from '../../theme/index.ts';

/** Wraps the highlight of a point and its tooltip; it has no box of its own. */
export const TipRoot = styled.div`
  display: contents;
  /* Px count from the start. */
  --forwards: 1;
  &:dir(rtl) {
    --forwards: -1;
  }

  .lit {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border-radius: 3px;
    background: color-mix(in srgb, ${color.text} 10%, transparent);
    pointer-events: none;
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }

  .dot {
    position: absolute;
    inset-block-start: -5px;
    inset-inline-start: -5px;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${color.surface};
    border-radius: 50%;
    background: var(--series);
    pointer-events: none;
    @media (forced-colors: active) {
      border-color: Highlight;
      background: Canvas;
    }
  }

  .tip {
    position: absolute;
    z-index: ${layer.sticky};
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: max-content;
    max-inline-size: min(280px, 100%);
    box-sizing: border-box;
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    padding: ${space(2)} ${space(2.5)};
    background: ${color.surface};
    color: ${color.text};
    box-shadow: ${shadow};
    font-size: ${fontSize[12]};
    line-height: 1.45;
    pointer-events: none;
  }
  .tip > p {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .tip > .action {
    margin-block-start: ${space(1)};
    color: ${color.textMuted};
    font-weight: 400;
  }
  /* Only there for fingers, and the only part of the tooltip that they do not reach through. */
  .tip > button {
    inline-size: 100%;
    min-block-size: 44px;
    margin-block-start: ${space(1)};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    padding: ${space(1)} ${space(2)};
    background: ${color.surface};
    color: ${color.primary};
    font: inherit;
    font-weight: 500;
    cursor: pointer;
    pointer-events: auto;
    touch-action: manipulation;
  }
  .tip > ul > li {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
  }
  .tip > ul {
    margin: ${space(1)} 0 0;
    padding: 0;
    list-style: none;
  }
  .tip > ul > li > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .tip > ul > li > b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .tip > ul > li[data-chosen] {
    font-weight: 600;
    & > b {
      font-weight: 700;
    }
  }

  @media print {
    .tip,
    .lit,
    .dot {
      display: none;
    }
  }
`;
