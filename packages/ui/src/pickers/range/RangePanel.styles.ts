import { styled } from 'styled-components';
import { sheetFooter } from '../field/PickerField.styles.ts';
import { breakpoints, color, fontSize, media, space } from '../../theme/index.ts';

/** Presets beside the months if there is room, above them on a phone. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: center;
  gap: ${space(3)};

  & > :nth-child(2) {
    inline-size: 18.5rem;
    @media ${media.md} {
      inline-size: 38.5rem;
    }
  }

  & > footer {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(2)};
    border-block-start: 1px solid ${color.border};
    padding-block-start: ${space(3)};
    ${sheetFooter}
  }
  & > footer > output {
    flex: 1 1 auto;
    margin: 0;
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }
  & > footer > output > span {
    margin-inline-start: ${space(2)};
    color: ${color.textMuted};
  }

  @media (max-width: ${breakpoints.sm - 1}px) {
    grid-template-columns: minmax(0, 1fr);
    & > :nth-child(2) {
      inline-size: 100%;
    }
    & > footer > output {
      flex-basis: 100%;
    }
    & > footer > button {
      flex: 1;
    }
  }
`;

export const Presets = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  min-inline-size: 9.5rem;
  margin: 0;
  padding: 0;
  border: 0;
  @media (max-width: ${breakpoints.sm - 1}px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  && > button {
    justify-content: start;
    &:not([aria-pressed='true']) {
      color: ${color.text};
      font-weight: inherit;
    }
    @media not (forced-colors: active) {
      &[aria-pressed='true'] {
        border-color: ${color.primarySoft};
        background: ${color.primarySoft};
      }
    }
  }
`;
