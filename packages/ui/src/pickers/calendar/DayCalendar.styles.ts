import { styled } from 'styled-components';
import { color, fontSize, media, motion, radius, space, visuallyHidden } from '../../theme/index.ts';
import { days } from './days.styles.ts';

/** One root for the whole grid: a cell is plain markup with ARIA and data attributes. */
export const CalendarRoot = styled.fieldset`
  --cell: 2.5rem;
  --button: 36px;
  container: sereno-calendar / inline-size;
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${color.text};
  font-size: ${fontSize[14]};

  @media ${media.touch} {
    --cell: 44px;
    --button: 44px;
  }

  .rdp-months {
    display: flex;
    gap: ${space(5)};
  }

  /* A month has five or six weeks; the height of six is reserved, so that nothing below jumps. */
  .rdp-month {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-rows: 44px auto;
    align-items: center;
    column-gap: ${space(1)};
    min-block-size: calc(44px + 32px + 6 * (var(--cell) + 2px));
    align-content: start;
  }

  .rdp-month_caption {
    grid-column: 1;
    grid-row: 1;
  }

  .rdp-caption_label {
    display: block;
    font-size: ${fontSize[16]};
    font-weight: 600;
    letter-spacing: -0.01em;
  }

  .rdp-caption_label::first-letter,
  .rdp-caption_label > span::first-letter {
    text-transform: uppercase;
  }

  .rdp-caption_label > span {
    display: block;
  }

  button.rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: var(--button);
    margin-inline-start: ${space(-2)};
    padding-inline: ${space(2)};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    font-family: inherit;
    cursor: pointer;
  }

  .announced {
    ${visuallyHidden}
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    grid-row: 1;
    inline-size: var(--button);
    block-size: var(--button);
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
    transition:
      background-color ${motion.fast},
      color ${motion.fast};
  }

  .rdp-button_previous {
    grid-column: 2;
  }

  .rdp-button_next {
    grid-column: 3;
  }

  .rdp-chevron:dir(rtl) {
    transform: scaleX(-1);
  }

  .rdp-month_grid {
    grid-column: 1 / -1;
    inline-size: 100%;
    border-spacing: 0;
    border-collapse: collapse;
    table-layout: fixed;
  }

  /* Seven days of 44 px need more width than a phone's card padding leaves. */
  @container sereno-calendar (max-width: 319px) {
    .rdp-month_grid {
      inline-size: calc(100% + ${space(4)});
      margin-inline: ${space(-2)};
    }
  }

  .rdp-weekday {
    block-size: 32px;
    padding: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 500;
  }

  ${days}

  /* Months and years: three per row, as high as six weeks. */
  .units .rdp-day_button {
    block-size: calc((32px + 6 * (var(--cell) + 2px)) / 4 - 2px);
    padding: 0;
  }

  /* State */
  button.rdp-caption_label:hover,
  .rdp-button_previous:hover:not([aria-disabled]),
  .rdp-button_next:hover:not([aria-disabled]) {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }

  .rdp-button_previous[aria-disabled],
  .rdp-button_next[aria-disabled] {
    cursor: default;
    opacity: 0.4;
  }
`;
