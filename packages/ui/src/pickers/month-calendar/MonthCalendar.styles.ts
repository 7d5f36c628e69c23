import { styled } from 'styled-components';
import { color, motion, radius } from '../../theme/index.ts';

/** A calendar whose days have marks. */
export const MarkedCalendar = styled.div`
  /* The mark: a dot, and the count where the calendar is wide enough. */
  .rdp-day_button::after {
    position: absolute;
    inset-block-end: 6px;
    inset-inline: 0;
    inline-size: 5px;
    block-size: 5px;
    margin-inline: auto;
    border-radius: 50%;
    background: ${color.primary};
    content: '';
    opacity: 0;
    transition: opacity ${motion.normal};
  }

  .rdp-day_button[data-marks]::after {
    opacity: 1;
  }

  @container sereno-calendar (min-width: 480px) {
    .rdp-month {
      --cell: 3.25rem;
    }

    .rdp-day_button[data-marks] {
      padding-block-end: 1rem;
    }

    .rdp-day_button[data-marks]::after {
      inset-block-end: 7px;
      inline-size: fit-content;
      min-inline-size: 18px;
      block-size: 1rem;
      padding-inline: 5px;
      border-radius: ${radius.pill};
      background: ${color.primarySoft};
      color: ${color.primary};
      content: attr(data-marks);
      font-size: 0.75rem;
      font-weight: 600;
      line-height: 1rem;
    }
  }

  /* State */
  .rdp-day[aria-selected='true'] .rdp-day_button::after {
    background: ${color.onPrimary};
    color: ${color.primary};
  }

  .rdp-month_grid[aria-busy='true'] .rdp-day_button[data-marks]::after {
    opacity: 0.25;
  }

  @media (forced-colors: active) {
    .rdp-day_button[data-marks]::after {
      border: 1px solid CanvasText;
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }

    .rdp-day[aria-selected='true'] .rdp-day_button[data-marks]::after {
      border-color: HighlightText;
      background: HighlightText;
      color: Highlight;
    }
  }
`;
