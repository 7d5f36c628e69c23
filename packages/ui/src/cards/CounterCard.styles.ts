import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../theme/index.ts';
import { smallCard, spokenText } from './cards.styles.ts';

export const CounterRoot = styled.div`
  ${smallCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  .label {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 24px;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 500;
  }

  .label > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .icon {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${radius.control};
    background: var(--tone-soft);
    color: var(--tone);
  }

  .icon > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  .value {
    display: grid;
    align-content: center;
    block-size: 1.25em;
    margin-block-start: 6px;
    font-size: ${fontSize[24]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.25;
  }

  .secondary {
    margin-block-start: 2px;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .secondary strong {
    color: ${color.text};
    font-weight: 600;
  }

  ${spokenText}

  p {
    margin: 0;
  }

  /* The whole card is the target, with the focus ring around it. */
  .open {
    position: absolute;
    inset: -1px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: inherit;
    background: none;
    cursor: pointer;
  }

  .open[aria-disabled='true'] {
    cursor: default;
  }

  .open:focus-visible {
    outline-offset: 1px;
  }

  @media (hover: hover) {
    .open:hover:not([aria-disabled='true']) {
      border-color: ${color.primary};
    }
  }

  @media (forced-colors: active) {
    .open {
      border-color: ButtonText;
    }

    .open[aria-disabled='true'] {
      border-color: GrayText;
    }
  }
`;
