import { styled } from 'styled-components';
import { FormButtons } from '../../foundation/form/form.styles.ts';
import { color, layer, media, radius, space } from '../../theme/index.ts';

/** The fields and the save bar below them. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 960px;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  outline: none;
  /* The focused element is never hidden behind the bar. */
  && :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block-end: 160px;
  }
`;

export const Notes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)} ${space(4)} 0;
  &:empty {
    display: none;
  }
  @media ${media.md} {
    padding: ${space(5)} ${space(6)} 0;
  }
`;

/** All sections; their columns follow its width, in em, so that larger text has fewer. */
export const Sections = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** Sticky, so that it is always within reach. In a low window it would cover the fields. */
export const Bar = styled.div`
  position: sticky;
  /* Not above the round button that scrolls to the top: that one comes later in the document and stays visible. */
  z-index: ${layer.sticky};
  inset-block-end: 0;
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${color.border};
  border-end-start-radius: ${radius.card};
  border-end-end-radius: ${radius.card};
  background: ${color.surface};
  /* The round button is beside these. */
  ${FormButtons} {
    margin-inline-end: ${space(7)};
  }
  @media ${media.md} {
    padding-inline: ${space(6)};
    ${FormButtons} {
      margin-inline-end: 0;
    }
  }
  @media ${media.md} and ${media.touch} {
    ${FormButtons} {
      margin-inline-end: ${space(3)};
    }
  }
  @media (max-height: 420px) {
    position: static;
  }
`;
