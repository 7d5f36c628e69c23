import { styled } from 'styled-components';
import { color, fontSize, media, plainList, radius, space } from '../../theme/index.ts';

/** The parts of the message, a dot between them. */
export const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};

  > span:not(:last-child)::after {
    content: ' ·' / '';
  }

  > .time {
    font-variant-numeric: tabular-nums;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${space(3)};
  ${plainList}
`;

export const Hint = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
`;

export const Entry = styled.li`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;

  > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
  }

  h3,
  p,
  dl,
  dd {
    margin: 0;
  }

  h3 {
    font-size: ${fontSize[14]};
    font-weight: 600;
  }

  .when,
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }

  .message {
    font-size: ${fontSize[13]};
  }

  /* A long server message scrolls, so that the buttons stay close. */
  > .said {
    max-block-size: 9em;
    overflow-y: auto;
    white-space: pre-line;
  }

  dl {
    display: grid;
    gap: ${space(1.5)};
    font-size: ${fontSize[13]};
  }

  dd {
    white-space: pre-line;
    user-select: text;
  }

  > .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
  }

  output {
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }

  @media ${media.md} {
    dl {
      grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
      column-gap: ${space(3)};
    }

    dl > div {
      display: contents;
    }
  }
`;
