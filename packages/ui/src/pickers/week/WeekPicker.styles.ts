import { styled } from 'styled-components';
import { color, fontSize, radius } from '../../theme/index.ts';
import { sheetMedia } from '../field/PickerField.styles.ts';

/** Rows of the calendar are weeks. */
export const WeekRows = styled.div`
  inline-size: 18.5rem;
  @media ${sheetMedia} {
    inline-size: 100%;
  }

  /* Weeks are selected as a whole: the row is one band with equal days. */
  .rdp-week_number_header,
  .rdp-week_number {
    padding: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  .rdp-week_number {
    padding-block-end: 4px;
  }

  .rdp-week_number ~ .rdp-day .rdp-day_button {
    background: none;
  }

  .rdp-week_number ~ .rdp-outside .rdp-day_button {
    color: ${color.textMuted};
  }

  .rdp-week_number + .rdp-day {
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }

  .rdp-week_number ~ .rdp-day:last-child {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }

  :where(.rdp-week:has(> .rdp-day:is(:hover, :focus-within) > button:enabled)) > .rdp-week_number ~ .rdp-day {
    background: ${color.primarySoft};
  }

  .rdp-week_number ~ .rdp-day.rdp-range_middle {
    background: ${color.primary};
  }

  .rdp-week_number ~ .rdp-day.rdp-range_middle .rdp-day_button.rdp-day_button {
    color: ${color.onPrimary};
    font-weight: 600;
    outline-color: currentcolor;
    outline-offset: -3px;
  }

  .rdp-week_number ~ .rdp-range_middle .rdp-day_button[aria-current='date'] {
    box-shadow: inset 0 0 0 1px currentcolor;
  }

  @media (forced-colors: active) {
    .rdp-week_number ~ .rdp-day.rdp-range_middle {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
