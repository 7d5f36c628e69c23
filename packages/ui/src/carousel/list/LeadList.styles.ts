import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, motion, plainList, space } from '../../theme/index.ts';

/** Room for that many leads; undefined for none. */
export const roomFor = (rows: number | undefined): (CSSProperties & { '--rows': number }) | undefined =>
  rows === undefined ? undefined : { '--rows': rows };

/** Name and origin of a lead. */
export const leadWho = css`
  .who {
    display: flex;
    flex: 1 1 8rem;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .name {
    font-size: ${fontSize[14]};
    font-weight: 600;
  }

  .means {
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
  }
`;

/** Reserves room for `--rows` leads, if set; more scroll. */
export const Root = styled.div`
  min-inline-size: 0;

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-reserved] {
    display: flex;
    flex-direction: column;
    block-size: calc(var(--rows) * 4.25rem);
    overflow: auto;
    overscroll-behavior: contain;
  }

  /* A message instead of leads is centred in their room. */
  &[data-reserved] > :only-child:not(ul) {
    margin-block: auto;
  }
`;

export const List = styled.ul`
  ${plainList}
  container-type: inline-size;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Row = styled.li`
  --tone: ${color.border};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  position: relative;
  border-block-end: 1px solid ${color.border};

  &:last-child {
    border-block-end: 0;
  }

  &[data-tone='fresh'] {
    --tone: ${color.positive};
  }
  &[data-tone='waiting'] {
    --tone: ${color.warning};
  }
  &[data-tone='late'] {
    --tone: ${color.danger};
  }

  &::before {
    content: '';
    position: absolute;
    inset-block: 10px;
    inset-inline-start: 0;
    inline-size: 3px;
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
    background: var(--tone);
  }

  .lead {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    position: relative;
    flex: 1 1 17rem;
    min-inline-size: 0;
    min-block-size: 4.1875rem;
    margin: 0;
    border: 0;
    padding: ${space(2)} ${space(9)} ${space(2)} ${space(4)};
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    transition: background-color ${motion.fast};
  }

  @media (hover: hover) {
    .lead:hover:not([aria-busy='true']) {
      background: ${color.surfaceSunken};
    }
  }

  .lead:active:not([aria-busy='true']) {
    background: ${color.primarySoft};
  }

  .lead:focus-visible {
    outline-offset: -2px;
  }

  .lead[aria-busy='true'] {
    color: ${color.textMuted};
    cursor: progress;
  }

  ${leadWho}

  .since {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    gap: ${space(0.5)};
  }

  .age {
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }

  .go {
    position: absolute;
    inset-inline-end: ${space(3)};
    inset-block-start: calc(50% - 8px);
    inline-size: 16px;
    block-size: 16px;
    color: ${color.textMuted};
  }

  .go:dir(rtl) {
    transform: scaleX(-1);
  }

  > [data-variant] {
    flex: none;
    margin-block: ${space(2)};
    margin-inline: ${space(1)} ${space(4)};
  }

  /* With little room, the age is below the name, the arrow beside the button. */
  @container (max-width: 30rem) {
    &:has(> [data-variant]) {
      .lead {
        flex-basis: 10rem;
        padding-inline-end: ${space(7)};
      }

      .since {
        flex: 1 1 100%;
        flex-flow: row wrap;
        align-items: center;
        gap: ${space(0.5)} ${space(2)};
      }

      .go {
        inset-inline-end: ${space(1)};
      }
    }

    > [data-variant] {
      margin-inline-end: ${space(3)};
    }
  }
`;

export const SkeletonRow = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: center;
  min-block-size: 4.1875rem;
  padding: ${space(2)} ${space(4)};
`;
