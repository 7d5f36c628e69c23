import { styled } from 'styled-components';
import { color, fontSize, media, plainList, space } from '../../theme/index.ts';

const list = `
  ${plainList}
`;

export const Days = styled.ol`
  ${list}
  display: flex;
  flex-direction: column;
  gap: ${space(6)};

  ol {
    ${list}
  }

  .day {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize[14]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .day::first-letter {
    text-transform: uppercase;
  }
`;

/** Time, mark and text side by side; on a phone the time is above the text. */
export const Entry = styled.li`
  --mark: 28px;
  position: relative;
  display: grid;
  grid-template-columns: var(--mark) minmax(0, 1fr);
  gap: 0 ${space(3)};
  padding-block-end: ${space(5)};

  /* The line from one mark to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--mark) + 4px) 4px;
    inset-inline-start: calc(var(--mark) / 2);
    border-inline-start: 1px solid ${color.border};
  }

  &:last-child {
    padding-block-end: 0;
  }

  .time {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    line-height: var(--mark);
  }

  .mark {
    grid-area: 1 / 1;
    display: grid;
    place-items: center;
    inline-size: var(--mark);
    block-size: var(--mark);
    border: 1px solid ${color.border};
    border-radius: 50%;
    background: ${color.surface};
    color: ${color.textMuted};
  }

  .mark > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  .what {
    grid-column: 2;
    display: flex;
    flex-direction: column;
    gap: ${space(0.5)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  p,
  dl,
  dd {
    margin: 0;
  }

  .first {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(0.5)} ${space(2)};
  }

  .type {
    color: ${color.textMuted};
  }

  .prospect {
    font-weight: 600;
  }

  a.prospect {
    text-decoration: none;
  }

  a.prospect:hover {
    text-decoration: underline;
  }

  @media ${media.touch} {
    a.prospect {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
      /* The touch target extends beyond its line. */
      margin-block: -12px;
    }
  }

  .quiet {
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }

  .comments {
    white-space: pre-line;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(4)};
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(1)};
  }

  dd {
    color: ${color.text};
  }

  @media ${media.md} {
    grid-template-columns: 6.5rem var(--mark) minmax(0, 1fr);

    &:not(:last-child)::before {
      inset-inline-start: calc(6.5rem + ${space(3)} + var(--mark) / 2);
    }

    .time {
      grid-column: 1;
      font-size: ${fontSize[13]};
      text-align: end;
    }

    .mark {
      grid-area: 1 / 2;
    }

    .what {
      grid-area: 1 / 3;
      padding-block-start: ${space(1)};
    }
  }
`;

export const SkeletonEntry = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(2)};
`;
