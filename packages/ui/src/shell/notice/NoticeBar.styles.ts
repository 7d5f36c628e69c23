import { css, styled } from 'styled-components';
import { color, fontSize, media, space } from '../../theme/index.ts';

const toned = (strong: string, soft: string) => css`
  border-block-end-color: color-mix(in srgb, ${strong} 40%, transparent);
  /* Opaque below: the page scrolls under it. */
  background: linear-gradient(${soft}, ${soft}) ${color.surface};
  --notice-tone: ${strong};
`;

export const NoticeRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-block-size: 44px;
  padding: ${space(1.5)} ${space(4)};
  border-block-end: 1px solid;
  color: ${color.text};
  font-size: ${fontSize[14]};

  > .content {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    min-inline-size: 0;
  }

  p {
    display: flex;
    flex: 1 1 220px;
    align-items: flex-start;
    gap: ${space(2.5)};
    min-inline-size: 0;
    margin: 0;
    padding-block: ${space(1.5)};
    line-height: 1.4;
  }

  p > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--notice-tone);
  }

  .words {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > .dismiss {
    display: flex;
    flex: none;
    margin-inline-end: ${space(-2)};
  }

  @media ${media.md} {
    padding-inline: ${space(6)};
  }

  &[data-tone='info'] {
    ${toned(color.info, color.infoSoft)}
  }

  &[data-tone='positive'] {
    ${toned(color.positive, color.positiveSoft)}
  }

  &[data-tone='warning'] {
    ${toned(color.warning, color.warningSoft)}
  }

  &[data-tone='danger'] {
    ${toned(color.danger, color.dangerSoft)}
  }
`;
