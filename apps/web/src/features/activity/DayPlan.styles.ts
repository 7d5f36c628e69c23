import { color, fontSize, media, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** What the heading and the foot leave. */
export const Body = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;

  &:focus {
    outline: none;
  }
`;

/** Rows of 64 px; what comes next is higher, and on a laptop stands beside the others. */
export const Rows = styled.ol`
  display: grid;
  grid-template-rows: 88px;
  grid-auto-rows: 64px;
  margin: 0;
  padding: 0 ${space(4)};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(2)};
    border-block-end: 1px solid ${color.border};
  }

  > li:first-child {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
    border: 0;
    border-radius: ${radius.control};
    background: ${color.surfaceSunken};
  }

  > li:last-child {
    border: 0;
  }

  /* Its dots end where the rows do, and a phone's name keeps what it can of the width. */
  > li > button + button {
    margin-inline: calc(-1 * ${space(2)});
  }

  > li > button:not(:last-child) {
    padding-inline: ${space(3)};
  }

  /* What comes next has room for a fourth line: how late it is is read whole. */
  > li:first-child [data-tone] {
    white-space: normal;
  }

  @media ${media.lg} {
    grid-template: none / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space(6)};
    padding-block-end: ${space(3)};

    > li > button + button {
      margin-inline-start: 0;
    }

    > li:first-child {
      grid-row: 1 / span 3;
      margin-inline: 0;
      padding-inline: ${space(4)};
      font-size: ${fontSize[16]};
    }
  }
`;

/** The same for the steps with one prospect: all of one height, below one another, with their days. */
export const StepRows = styled.ol`
  margin: 0;
  padding: 0 ${space(4)};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space(2)};
    min-block-size: 80px;
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.border};
  }

  > li:last-child {
    border: 0;
  }

  > li > button {
    grid-area: 1 / 2 / span 2;
    max-inline-size: 6.5rem;
    padding-inline: ${space(2)};
    line-height: 1.2;
    white-space: normal;
  }

  @media ${media.md} {
    > li {
      grid-template-columns: 5.5rem minmax(0, 1fr) auto;
      column-gap: ${space(3)};
      min-block-size: 72px;
    }

    > li > button {
      grid-area: auto;
      padding-inline: ${space(4)};
      max-inline-size: none;
    }
  }
`;

export const Time = styled.span`
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};

  &::first-line {
    font-weight: 600;
    color: ${color.text};
  }
`;

/** Who, what, and how late or how soon, a line each. */
export const Lines = styled.div`
  display: grid;
  font-size: ${fontSize[12]};
  line-height: 1.125rem;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > strong {
    font-size: ${fontSize[14]};
    font-weight: 600;
    line-height: 1.25rem;
  }

  > strong > a {
    color: inherit;
  }

  > span {
    color: ${color.textMuted};
  }

  > [data-tone='warning'] {
    color: ${color.warning};
  }

  > [data-tone='info'] {
    color: ${color.info};
  }
`;

/** Keeps its height while there is nothing in it. */
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  min-block-size: 44px;
  padding-inline: ${space(4)};
  border-block-start: 1px solid ${color.border};
  font-size: ${fontSize[13]};

  > a {
    padding-block: ${space(3)};
  }
`;
