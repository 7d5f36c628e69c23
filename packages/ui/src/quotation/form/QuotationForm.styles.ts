import { styled } from 'styled-components';
import { color, fontSize, layer, media, radius, space, visuallyHidden } from '../../theme/index.ts';

/** Its columns follow its own width, in em, so that larger text has one column. */
export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** Fields and figures side by side; in one column the bar with the total is sticky at the bottom. */
export const Layout = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  /* A focused control is never under that bar. */
  & :is(a, button, input, [tabindex]) {
    scroll-margin-block: 88px 168px;
  }
  @container (min-width: 50em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(19em, 26em);
    align-items: start;
  }
`;

export const Aside = styled.div`
  display: contents;
  @container (min-width: 50em) {
    position: sticky;
    inset-block-start: 72px;
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    min-inline-size: 0;
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(5)} ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @container (min-width: 20em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** In a narrow form the terms are in rows of three. */
export const Terms = styled.div`
  @container not (min-width: 34em) {
    && [data-full-width] > label {
      flex-basis: 30%;
    }
  }
`;

/** Total and button, within reach of the thumb at any scroll position. */
export const Actions = styled.div`
  --problem-height: 33dvh;
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(3)} ${space(4)};
  padding-block-end: max(${space(3)}, env(safe-area-inset-bottom));
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  /* Room for the scroll-to-top button, where there is one. */
  @container not (min-width: 50em) {
    @media ${media.md} {
      padding-inline-end: 64px;
    }
  }
  /* In a low window it scrolls away to leave room. */
  @media (max-height: 26em) {
    position: static;
  }
  @container (min-width: 50em) {
    position: static;
    padding: 0;
    border: none;
    background: none;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  & > button {
    flex: 1 1 7em;
  }
`;

/** The total and the monthly payment above the button; beside the figures it is for screen readers only. */
export const Total = styled.output`
  display: grid;
  flex: 1 1 100%;
  min-inline-size: 0;
  font-size: ${fontSize[13]};
  line-height: 1.3;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  & > span > strong {
    margin-inline-start: auto;
    font-size: ${fontSize[16]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    color: ${color.text};
  }
  &:empty {
    display: none;
  }
  @container (min-width: 50em) {
    ${visuallyHidden}
  }
`;
