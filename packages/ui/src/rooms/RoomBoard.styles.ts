import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../theme/index.ts';

/** Wide enough for an hour to be pressed; it scrolls within itself where there is no room. */
export const Board = styled.section`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const row = `
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  min-inline-size: 60rem;
`;

export const Hours = styled.div`
  ${row}
  border-block-end: 1px solid ${color.border};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};

  > div {
    position: relative;
    block-size: ${space(8)};
  }
  > div > span {
    position: absolute;
    inset-block-start: ${space(2)};
  }
`;

/** One out of sight is not laid out; its height is known. */
export const Lane = styled.div<{ $hours: number }>`
  ${row}
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${space(16)};

  &:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
  > header {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    display: grid;
    align-content: center;
    padding-inline: ${space(3)};
    background: ${color.surface};
    border-inline-end: 1px solid ${color.border};
    font-size: ${fontSize[14]};
    overflow-wrap: anywhere;

    h2 {
      margin: 0;
      font-size: ${fontSize[14]};
      font-weight: 550;
    }
    small {
      font-size: ${fontSize[12]};
      color: ${color.textMuted};
    }
  }
  > div {
    position: relative;
    block-size: ${space(16)};
    background-image: linear-gradient(to right, ${color.border} 1px, transparent 1px);
    background-size: calc(100% / ${({ $hours }) => $hours}) 100%;
  }
  .cell {
    position: absolute;
    inset-block: ${space(1)};
    padding-inline: 2px;
  }
  button {
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    border-radius: ${radius.control};
    font: inherit;
    font-size: ${fontSize[13]};
    text-align: start;
    cursor: pointer;
  }
  .free {
    border: 1px dashed transparent;
    background: none;
    color: ${color.textMuted};
    text-align: center;

    &:hover,
    &:focus-visible {
      border-color: ${color.primary};
      color: ${color.primary};
    }
  }
  .held {
    display: grid;
    align-content: center;
    padding-inline: ${space(2)};
    border: 1px solid ${color.primary};
    background: ${color.primarySoft};
    color: ${color.text};

    > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    strong {
      font-weight: 550;
    }
    small {
      font-size: ${fontSize[12]};
      color: ${color.textMuted};
    }
  }
`;

/** The time in which a room is prepared and cleared. */
export const Preparation = styled.span`
  position: absolute;
  inset-block: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.border};
`;
