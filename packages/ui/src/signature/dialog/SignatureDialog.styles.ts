import { styled } from 'styled-components';
import { color, fontSize, media, radius, space, visuallyHidden } from '../../theme/index.ts';
import { low } from '../pad/SignaturePad.styles.ts';

/** A low window, such as a phone in landscape, has no room for a column. */
const sideBySide = `${media.md}, ${low}`;

/** Where the summary must leave the pad visible: on a phone, in portrait or landscape. */
const tight = `not ${media.md}, ${low}`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  @media not ${media.md} {
    gap: ${space(2)};
  }
  @media ${sideBySide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(5)};
  }
  @media ${low} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(4)};
  }
`;

/** What is signed follows the page's theme: only the paper of the signature is always light. */
export const Subject = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
  align-self: start;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
  @media ${tight} {
    gap: 0;
    padding: ${space(1.5)} ${space(3)};
  }
`;

/** Always for screen readers; hidden visually when room is scarce. */
export const SubjectTitle = styled.h3`
  margin: 0;
  font-size: ${fontSize[14]};
  font-weight: 600;
  @media ${tight} {
    ${visuallyHidden}
  }
`;

export const Signing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Final = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
  @media ${tight} {
    font-size: ${fontSize[12]};
  }
`;

/** Above the footer, which covers the end of the content. */
export const News = styled.div`
  scroll-margin-block-end: 88px;
`;

/** Side by side on a phone too: stacked they would take the pad's space. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, auto));
  gap: ${space(2)};
  @media not ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
