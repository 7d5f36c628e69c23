import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../theme/index.ts';

export const BannerRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  border: 1px solid;
  border-radius: ${radius.card};

  padding: ${space(3)} ${space(4)};
  font-size: ${fontSize[14]};

  color: ${color.text};
  &[data-tone='info'] {
    border-color: color-mix(in srgb, ${color.info} 40%, transparent);
    background: ${color.infoSoft};
    --banner-tone: ${color.info};
  }
  &[data-tone='positive'] {
    border-color: color-mix(in srgb, ${color.positive} 40%, transparent);
    background: ${color.positiveSoft};
    --banner-tone: ${color.positive};
  }
  &[data-tone='warning'] {
    border-color: color-mix(in srgb, ${color.warning} 40%, transparent);
    background: ${color.warningSoft};
    --banner-tone: ${color.warning};
  }
  &[data-tone='danger'] {
    border-color: color-mix(in srgb, ${color.danger} 40%, transparent);
    background: ${color.dangerSoft};
    --banner-tone: ${color.danger};
  }
`;

export const Content = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-inline-size: 0;
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 240px;
  gap: ${space(2.5)};
  min-inline-size: 0;
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
    color: var(--banner-tone);
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.div`
  font-weight: 600;
`;

export const Action = styled.div`
  margin-inline-start: auto;
`;

/** In the corner at any width, and no taller than a line of text, so that the banner's height does not change. */
export const Dismiss = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  block-size: 1.45em;
  margin-inline-end: ${space(-2)};
`;
