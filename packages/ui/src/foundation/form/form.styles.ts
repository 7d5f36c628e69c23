import { styled } from 'styled-components';
import { color, fontSize, iconSize, media, radius, space } from '../../theme/index.ts';

/** One field in the grid of a form. */
export const Cell = styled.div`
  min-inline-size: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

/** Buttons below a field that fill it in at once. */
export const QuickChoices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  min-inline-size: 0;
  margin: ${space(2)} 0 0;
  padding: 0;
  border: none;
`;

/** The buttons at the end of a form. */
export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  /* On a phone both are under the thumb, the primary one twice as wide. */
  @media not ${media.sm} {
    & > * {
      flex: 1 1 auto;
    }
    & > :last-child {
      flex-grow: 3;
    }
  }
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  padding-block: ${space(1)};
  padding-inline: ${space(3)} ${space(1)};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
  & > :first-child {
    display: flex;
    flex: 1 1 11em;
    gap: ${space(1.5)};
    min-inline-size: 0;
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
  & svg {
    ${iconSize}
    margin-block-start: 1px;
  }
`;
