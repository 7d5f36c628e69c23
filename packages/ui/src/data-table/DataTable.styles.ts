import { styled } from 'styled-components';
import { pageStepsStyle } from '../foundation/layout/PageSteps.styles.ts';
import { color, density, fontSize, media, radius, space } from '../theme/index.ts';

export const TableRoot = styled.section`
  container-type: inline-size;
  position: relative;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};

  /* Title, count and the main action, then everything that chooses rows. */
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
    padding: ${space(3)} ${density.cardPadding};
  }

  .heading {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(2)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .heading > :is(h2, h3, h4) {
    margin: 0;
    font-size: ${fontSize[16]};
    font-weight: 650;
  }

  .tally {
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    padding: 0;
    align-items: center;
    gap: ${space(2)};
  }

  .tools .count {
    min-inline-size: 1.5em;
    margin-inline-start: ${space(1.5)};
    padding-inline: 0.4em;
    border-radius: ${radius.pill};
    background: ${color.primarySoft};
    color: ${color.primary};
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  /* The place of a button whose code is on its way. */
  .placeholder {
    inline-size: 32px;
    block-size: 32px;
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    border: 0;
  }

  .search {
    position: relative;
    display: flex;
    flex: 1 1 200px;
    align-items: center;
    max-inline-size: 320px;
  }

  .search > svg {
    position: absolute;
    inset-inline-start: ${space(2.5)};
    color: ${color.textMuted};
    pointer-events: none;
  }

  .search > input,
  .size > select {
    min-block-size: 32px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }

  .search > input {
    inline-size: 100%;
    min-inline-size: 0;
    padding: ${space(1)} ${space(8)};
    font-size: ${fontSize[13]};
    appearance: none;
  }

  .search > input::-webkit-search-cancel-button {
    display: none;
  }

  .search > input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  .search > button {
    position: absolute;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  .search > button:hover {
    color: ${color.text};
  }

  .chips {
    padding: 0 ${density.cardPadding} ${space(3)};
  }

  /* One line of them is on its way. */
  .chips:empty {
    min-block-size: calc(28px + ${space(3)});
  }

  /* Newer rows are on their way: a line that runs along the top of those that are there. */
  .progress {
    position: absolute;
    z-index: 3;
    inset-inline: 0;
    overflow: hidden;
    block-size: 2px;
  }

  .progress::before {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    background: ${color.primary};
    animation: sereno-table-progress 1.2s ease-in-out infinite;
  }

  @keyframes sereno-table-progress {
    from {
      translate: -100%;
    }
    to {
      translate: 250%;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .progress::before {
      inline-size: 100%;
      animation: none;
    }
  }

  /* In sight wherever in the table the button was pressed. */
  .lost {
    position: sticky;
    z-index: 3;
    inset-block-end: 0;
    margin: 0;
    padding: ${space(2)} ${density.cardPadding};
    background: ${color.dangerSoft};
    color: ${color.danger};
    font-size: ${fontSize[13]};
    overflow-wrap: anywhere;
  }

  .pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(1)} ${space(4)};
    padding: ${space(2)} ${density.cardPadding};
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }

  .size {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    margin-inline-end: auto;
  }

  .size > select {
    padding-inline: ${space(2)};
  }

  ${pageStepsStyle}

  @media ${media.touch} {
    .placeholder {
      inline-size: 44px;
      block-size: 44px;
    }

    .search > input,
    .size > select {
      min-block-size: 44px;
      font-size: ${fontSize[16]};
    }

    .search > button {
      inline-size: 40px;
      block-size: 40px;
    }
  }

  @container (max-width: 543px) {
    .search {
      flex-basis: 100%;
      max-inline-size: none;
    }

    .pages {
      justify-content: space-between;
    }
  }
`;
