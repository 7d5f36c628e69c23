import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';

/** A low window, such as that of a phone on its side, has no room for one below the other. */
const sideBySide = `${media.md}, (min-width: 544px) and (max-height: 480px)`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  @media ${sideBySide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(5)};
  }
`;

/** What is being signed stays as light or dark as the page: only the paper of the signature is always light. */
export const Subject = styled.section`
  min-inline-size: 0;
  align-self: start;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

export const SubjectTitle = styled.h3`
  margin: 0 0 ${space(2)};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

export const Signing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Final = styled.p`
  margin: ${space(2)} 0 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;

/** Above the footer, which lies over the end of the content. */
export const News = styled.div`
  scroll-margin-block-end: 88px;
`;

/** Side by side on a phone as well: one below the other they would take the place of the pad. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, auto));
  gap: ${space(2)};
  @media not ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
