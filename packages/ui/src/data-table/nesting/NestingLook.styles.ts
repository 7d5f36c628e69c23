import { css, styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';
import { NARROW } from '../cards/narrowGrid.styles.ts';

/** So many levels are set in; what is nested deeper stands below the last of them. */
const MOST_SET_IN = 8;
/** Where the first column stays in sight, and nothing may reach out of it. */
const PHONE = '(max-width: 543px)';
const STEP = '1.25rem';

const LEVELS = Array.from(
  { length: MOST_SET_IN },
  (_, at) => css`
    & ~ [data-nested] [aria-level='${at + 1}'] {
      --deep: ${at};
    }
  `,
);

/** Rows in groups and below rows, in the grid after it; an element of its own, so that its rules come only with such tables. */
export const NestingLook = styled.i`
  display: none;

  ${LEVELS}

  & ~ [data-nested] [aria-level] {
    --set-in: calc(${STEP} * var(--deep, ${MOST_SET_IN}));
  }

  /* The button stands before the name, as deep as that. */
  & ~ [data-nested] .body .lead:has(> [data-act='expand']) {
    z-index: 2;
    overflow: visible;
  }

  & ~ [data-nested] .body [data-act='expand'] {
    position: relative;
    inset-inline-start: var(--set-in);
  }

  & ~ [data-nested] .body [aria-level] > .first {
    padding-inline-start: calc(${space(2.5)} + var(--set-in));
  }

  /* The row of a group stays below the header while its rows scroll; one of the next level below that. */
  & ~ [data-nested] .body > .group {
    position: sticky;
    z-index: calc(1 + ${MOST_SET_IN} - var(--deep));
    inset-block-start: calc(var(--row) * (var(--heads, 1) + var(--deep)));
    display: grid;
    grid-template-columns: var(--tracks);
    block-size: var(--row);
    border-block-end: 1px solid ${color.border};
    background: ${color.surfaceSunken};
    font-weight: 600;
  }

  & ~ [data-nested] .body > .group .cell:empty {
    background: none;
  }

  @container not ${PHONE} {
    & ~ [data-nested] .body > .group .name:not(.pinned) {
      overflow: visible;
    }
  }

  /* The whole of its cell can be pressed, as in other rows. */
  & ~ [data-nested] .group > .lead > label {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    cursor: pointer;
  }

  & ~ [data-nested] .rows {
    color: ${color.textMuted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  /* Above cards the row of a group is a heading, and its aggregates a line below it. */
  @container ${NARROW} {
    & ~ [data-cards][data-nested] .body > .group.group {
      position: static;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${space(3)};
      block-size: auto;
      min-block-size: 44px;
      padding: ${space(1)} ${space(4)};
    }

    & ~ [data-cards][data-nested] .body > .group.group > .lead {
      position: static;
      flex: none;
      margin: 0;
      margin-inline: calc(-1 * ${space(3)}) calc(-1 * ${space(2)});
    }

    & ~ [data-cards][data-nested] .body > .group.group > .cell {
      flex: none;
      margin: 0;
      padding: 0;
      font-size: ${fontSize[13]};
      font-weight: 400;
    }

    & ~ [data-cards][data-nested] .body > .group.group > .cell:not(.name)::before {
      float: none;
      margin: 0;
      padding-inline-end: ${space(1)};
    }

    & ~ [data-cards][data-nested] .body > .group.group > .name {
      flex: 1 0 calc(100% - 7rem);
      padding-inline-start: var(--set-in);
      font-size: ${fontSize[16]};
      font-weight: 650;
    }

    & ~ [data-cards][data-nested] .body > .group.group > :is(.cell:empty, .trail) {
      display: none;
    }

    /* A card says by its heading how deep it stands; one of a group stands below that, whatever its depth. */
    & ~ [data-cards][data-nested] .body > .group ~ .row {
      --set-in: 0px;
    }

    & ~ [data-cards][data-nested] .body > .row > .lead:empty {
      grid-column: 4;
      margin-inline-start: 0;
    }

    & ~ [data-cards][data-nested] .body > .row > .lead > [data-act='expand'] {
      inset-inline-start: 0;
    }
  }
`;
