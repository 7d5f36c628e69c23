import { styled } from 'styled-components';
import { color, fontSize, media, plainList, radius, space } from '../../theme/index.ts';

export const Root = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  min-inline-size: 0;
  &[data-orientation='column'] {
    flex-direction: column;
    gap: ${space(3)};
  }

  > li {
    min-inline-size: 0;
  }
  > li > * {
    display: flex;
    align-items: flex-start;
    gap: ${space(2)};
    min-inline-size: 0;
    max-inline-size: 100%;
    padding: ${space(1)} 0;
    @media ${media.touch} {
      min-block-size: 44px;
    }
  }
  button {
    border: none;
    border-radius: ${radius.control};
    background: none;
    font: inherit;
    text-align: start;
    color: inherit;
    cursor: pointer;
  }
  button:hover .label {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .mark {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 1px solid;
    border-radius: 50%;
    font-size: ${fontSize[12]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .mark > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  .words {
    position: relative;
    min-inline-size: 0;
    padding-block-start: 2px;
    font-size: ${fontSize[14]};
    overflow-wrap: anywhere;
  }
  .description {
    display: block;
    font-size: ${fontSize[13]};
    font-weight: 400;
  }

  > li {
    color: ${color.textMuted};
  }
  > [data-state='done'] {
    color: ${color.text};
  }
  > [data-state='done'] .mark {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  > [aria-current] {
    font-weight: 600;
    color: ${color.text};
  }
  > [data-state='current'] .mark {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  > [data-state='error'] {
    color: ${color.danger};
  }
  .description {
    color: ${color.textMuted};
  }
  > [data-state='error'] .description {
    color: inherit;
  }
  @media (forced-colors: active) {
    > [data-state='current'] .mark {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
