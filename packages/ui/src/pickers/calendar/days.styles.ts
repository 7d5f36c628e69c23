import { css } from 'styled-components';
import { color, motion, radius } from '../../theme/index.ts';

/** Days of the calendar, ranges, and previews. */
export const days = css`
  .rdp-day {
    padding: 1px;
  }

  .rdp-day_button {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: var(--cell);
    padding: 0 0 4px;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    transition: background-color ${motion.fast};
  }

  .rdp-day_button:focus-visible {
    outline-offset: -2px;
  }

  /* State */
  .rdp-day_button:hover {
    background: ${color.surfaceSunken};
  }

  .rdp-day_button[aria-current='date'] {
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
    font-weight: 600;
  }

  .rdp-day[aria-selected='true'] .rdp-day_button {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 600;
  }

  .rdp-day[aria-selected='true'] .rdp-day_button:focus-visible {
    outline-offset: 1px;
  }

  .rdp-day_button:disabled {
    background: none;
    color: ${color.textMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  /* A range or its preview: one band from end to end of each week. */
  .rdp-day:is(.preview, .rdp-range_middle):not([data-hidden]) {
    background: ${color.primarySoft};
  }

  .rdp-day.preview .rdp-day_button:hover {
    background: ${color.primary};
    color: ${color.onPrimary};
  }

  .rdp-day:is(.preview, .rdp-range_middle):is(:first-child, .rdp-range_start) {
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }

  .rdp-day:is(.preview, .rdp-range_middle):is(:last-child, .rdp-range_end) {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }

  @media not (forced-colors: active) {
    .rdp-day[aria-selected='true'].rdp-range_middle:not(.rdp-range_start, .rdp-range_end) .rdp-day_button {
      background: none;
      color: inherit;
      font-weight: inherit;
    }
  }

  @media (forced-colors: active) {
    .rdp-day.preview .rdp-day_button {
      outline: 1px dashed Highlight;
      outline-offset: -2px;
    }

    .rdp-day_button[aria-current='date'] {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }

    .rdp-day[aria-selected='true'] .rdp-day_button {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
