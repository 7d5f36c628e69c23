import { color, fontSize, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  margin-block-end: ${space(2)};

  .day {
    inline-size: 11rem;
  }
  .actions {
    display: flex;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
`;

/** The rooms of a phone, one below the other. */
export const Rooms = styled.div`
  display: grid;
  gap: ${space(3)};

  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0 0 ${space(3)};
    padding: 0;
    list-style: none;
  }
  li > button {
    display: grid;
    inline-size: 100%;
    min-block-size: 44px;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    background: none;
    font: inherit;
    color: ${color.text};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  p,
  small {
    margin: 0;
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
  p {
    margin-block-end: ${space(3)};
  }
`;
