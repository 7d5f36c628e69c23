import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';
import { descriptionStyle, errorStyle, requiredMark } from '../../foundation/field/fieldParts.styles.ts';
import { PAPER } from '../ink/pen.ts';

/** A window with no room above or below the pad: a phone in landscape. */
export const low = `(min-width: 544px) and (max-height: 480px)`;

/** From the top: instructions, paper, state, buttons. In a low window all but the last are beside the paper. */
export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:not([aria-invalid='true']) {
    outline: none;
  }
  @media ${low} {
    &[data-mode='draw'] {
      grid-template:
        'paper mode' auto
        'paper tools' 1fr
        'state state' auto / minmax(min(128px, 50%), 1fr) minmax(0, max-content);
      column-gap: ${space(3)};
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  @media ${low} {
    [data-mode='draw'] > & {
      grid-area: mode;
    }
  }
`;

export const Title = styled.span`
  min-inline-size: 0;
  font-size: ${fontSize[14]};
  font-weight: 600;
  overflow-wrap: anywhere;
  ${requiredMark}
  @media ${low} {
    [data-mode='draw'] > * > & {
      display: none;
    }
  }
`;

/**
 * Light in every theme, forced colours included: the image is printed on white (SIG-05). The border follows the theme.
 */
export const Paper = styled.div`
  position: relative;
  overflow: hidden;
  block-size: clamp(128px, 27svh, 240px);
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${PAPER};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
  [aria-invalid='true'] > & {
    border-color: ${color.danger};
  }
  &:not([data-locked])[data-mode='draw'] {
    cursor: crosshair;
  }
  &[data-mode='draw'] {
    @media ${low} {
      grid-area: paper;
      block-size: auto;
      min-block-size: 128px;
    }
  }
  /* The signature line. */
  &::before {
    content: '';
    position: absolute;
    inset-block-end: 26%;
    inset-inline: ${space(5)};
    border-block-end: 1px solid ${color.border};
  }
  &[data-mode='write'] {
    display: grid;
    place-items: center;
    padding: ${space(4)};
    block-size: clamp(96px, 15svh, 160px);
    &::before {
      content: none;
    }
  }
`;

export const Canvas = styled.canvas.attrs({ role: 'img' })`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  touch-action: none;
`;

export const Here = styled.span`
  position: absolute;
  inset-block-end: calc(26% + ${space(1)});
  inset-inline: ${space(5)};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  user-select: none;
`;

export const Preview = styled.img`
  display: block;
  min-inline-size: 0;
  max-inline-size: 100%;
  max-block-size: 100%;
  min-block-size: 0;
  object-fit: contain;
`;

export const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  @media ${low} {
    [data-mode='draw'] > & {
      display: contents;
    }
  }
`;

export const State = styled.output`
  flex: 1 1 140px;
  grid-area: state;
  /* As high as the longest text, so that the paper does not move while signing. */
  @media not ${media.sm} {
    min-block-size: 3lh;
  }
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
  &[data-state='ready'],
  &[data-state='nameReady'] {
    color: ${color.positive};
  }
`;

/** Help, and what is wrong: below the paper where that stands beside its buttons. */
export const Description = styled.p`
  ${descriptionStyle}
  margin-block: 0;
  grid-column: 1 / -1;
`;

export const Problem = styled.div`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
  > div {
    ${errorStyle}
    margin-block-start: 0;
  }
`;

/** Two words are enough: the icons are dropped first when space is short. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  grid-area: tools;
  @media not ${media.sm} {
    svg {
      display: none;
    }
  }
  @media ${low} {
    [data-mode='draw'] > * > & {
      flex-direction: column;
      align-items: start;
      gap: 0;
    }
  }
`;
