import { styled } from 'styled-components';
import { color, fontSize, iconSize, space } from '../../theme/index.ts';
import { itemStyle } from '../popup/popup.styles.ts';

export const NamedRoot = styled.div`
  .line {
    ${itemStyle}
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    border: 0;
    background: none;
    font-family: inherit;
    cursor: pointer;
  }

  .line > svg {
    color: ${color.textMuted};
  }

  @media (hover: hover) {
    .line:hover {
      background: ${color.surfaceSunken};
    }
  }

  /* Forced colours do not change the colour of an icon. */
  @media (forced-colors: active) {
    .line > svg {
      color: inherit;
    }
  }

  .line[aria-current] {
    color: ${color.primary};
    font-weight: 550;
  }

  .mark {
    display: grid;
    ${iconSize}
  }

  .mark > svg {
    inline-size: 16px;
    block-size: 16px;
  }

  .line > bdi {
    min-inline-size: 0;
  }

  .note {
    flex: none;
    margin-inline-start: auto;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 400;
  }

  ul {
    margin: ${space(2)} 0 0;
    padding: ${space(2)} 0 0;
    border-block-start: 1px solid ${color.border};
    list-style: none;
  }

  .named {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }

  .removed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-inline-start: ${space(2.5)};
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
  }

  .answer {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
    padding: ${space(2)} ${space(2.5)} ${space(3)};
    /* 'anywhere', which the panel sets, would break the letter count. */
    overflow-wrap: break-word;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space(2)};
  }

  .empty {
    margin: ${space(2)} 0 0;
    padding: ${space(3)} ${space(2.5)} 0;
    border-block-start: 1px solid ${color.border};
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
  }
`;
