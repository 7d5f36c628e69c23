import { Combobox } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { panelStyle } from '../../foundation/select/option.styles.ts';
import { color, fontSize, iconSize, media, space } from '../../theme/index.ts';

/** Search, list and foot; only the list scrolls. */
export const PanelRoot = styled(Combobox.Popup)`
  ${panelStyle}
  inline-size: max(var(--anchor-width), 280px);
  max-inline-size: min(480px, var(--available-width));
`;

export const SearchLine = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  padding-inline-start: ${space(3)};
  border-block-end: 1px solid ${color.border};

  > svg {
    ${iconSize}
    color: ${color.textMuted};
  }
  > input {
    flex: 1;
    inline-size: 0;
    min-inline-size: 0;
    min-block-size: 40px;
    padding: 0;
    padding-inline-end: ${space(3)};
    border: none;
    outline: none;
    background: none;
    font: inherit;
    color: inherit;
  }
  > input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:focus-within {
    box-shadow: inset 0 -1px 0 ${color.primary};
    border-color: ${color.primary};
  }
  @media ${media.touch} {
    > input {
      min-block-size: 48px;
      font-size: ${fontSize[16]};
    }
  }
  @media (forced-colors: active) {
    > svg {
      color: inherit;
    }
  }
`;

export const PanelFoot = styled.div`
  display: flex;
  flex: none;
  padding: ${space(1)};
  border-block-start: 1px solid ${color.border};
`;
