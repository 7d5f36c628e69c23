import { styled } from 'styled-components';
import { color, density, fontSize, iconSize, media, space } from '../../theme/index.ts';

/** Lines of the header; spans, because a paragraph contains them. */
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

/** All fields; their columns follow its width, in em, so that larger text has fewer. */
export const Fields = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  /* The footer may show an error, and is higher then. */
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

/** The placeholder of a label and a control. */
export const Reserved = styled.div`
  display: grid;
  grid-template-rows: 1.5em ${density.controlHeight};
  gap: ${space(1.5)};
  font-size: ${fontSize[13]};
  @media ${media.touch} {
    grid-template-rows: 1.5em 44px;
  }
`;

/** Start and end, side by side if they fit. */
export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  align-items: start;
  gap: ${space(4)} ${space(3)};
  min-inline-size: 0;
`;

/** A dialog's footer stacks its parts on a phone; this one is a single part of full width. */
export const Actions = styled.div`
  --problem-height: 30cqb;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
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
    ${iconSize}
    margin-block-start: 1px;
  }
`;
