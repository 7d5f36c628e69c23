import { styled } from 'styled-components';
import { color, density, fontSize, media, radius, space } from '../../theme/index.ts';

/** Lines of the header: a paragraph holds them, so they are spans. */
export const Person = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: ${fontSize[14]};
  font-weight: 550;
  color: ${color.text};
`;

export const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

/** All fields; their columns follow its width, in letters, so that larger text has fewer of them. */
export const Fields = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  /* The footer may say why it was not saved, and is higher then. */
  && :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block-end: 184px;
  }
  &&[data-problem] :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block-end: calc(30cqb + 140px);
  }
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  &[hidden] {
    display: none;
  }
`;

export const Heading = styled.h3`
  margin: 0;
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.border};
  font-size: ${fontSize[14]};
  font-weight: 650;
  letter-spacing: -0.01em;
  color: ${color.text};
`;

export const Grid = styled.div`
  display: grid;
  gap: ${space(4)};
  @container (min-width: 34em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A label and a control that are not there yet. */
export const Reserved = styled.div`
  display: grid;
  grid-template-rows: 1.5em ${density.controlHeight};
  gap: ${space(1.5)};
  font-size: ${fontSize[13]};
  @media ${media.touch} {
    grid-template-rows: 1.5em 44px;
  }
`;

/** Beginning and end, side by side wherever two times fit. */
export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  align-items: start;
  gap: ${space(4)} ${space(3)};
  min-inline-size: 0;
`;

/** The footer of a dialog stacks its parts on a phone; here it has one part, as wide as there is room. */
export const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
`;

/** Why it was not saved: a third of a dialog that has all the height it may have, at most, so that the buttons stay in sight. */
export const Reason = styled.section`
  max-block-size: 30cqb;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.control};
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 1px;
  }
`;

export const Quiet = styled.output`
  display: flex;
  gap: ${space(1.5)};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  &:empty {
    display: none;
  }
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 1px;
  }
`;
