import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';

/** The border repeats the status in colour. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.card};
  padding: ${space(3)} ${space(4)};
  background: ${color.surface};
  font-size: ${fontSize[14]};
  &[data-tone='warning'] {
    border-color: ${color.warning};
  }
  &[data-tone='positive'] {
    border-color: ${color.positive};
  }
  &[data-tone='info'] {
    border-color: ${color.info};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
`;

/** Announced on changes, the status first. */
export const Words = styled.output`
  display: flex;
  flex: 1 1 18rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  .to-pay {
    font-size: ${fontSize[16]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .moment {
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }
`;

/** Beside the text; on a phone below it in full width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};
  @media not ${media.sm} {
    inline-size: 100%;
    > * {
      flex: 1 1 8rem;
    }
  }
`;

export const Notice = styled.div`
  min-inline-size: 0;
`;

export const Signed = styled.figure`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  margin: 0;
  figcaption {
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }
`;

/** Light in every theme, because the ink is dark. */
export const Paper = styled.div`
  display: grid;
  place-items: center;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  padding: ${space(2)} ${space(4)};
  background: white;
  forced-color-adjust: none;
  img {
    display: block;
    max-inline-size: min(100%, 260px);
    block-size: 72px;
    object-fit: contain;
  }
`;

export const Reasons = styled.details`
  summary {
    inline-size: fit-content;
    min-block-size: 32px;
    line-height: 32px;
    border-radius: ${radius.control};
    font-weight: 550;
    cursor: pointer;
    @media ${media.touch} {
      min-block-size: 44px;
      line-height: 44px;
    }
  }
  summary:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin: ${space(2)} 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: ${space(0.5)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  strong {
    font-size: ${fontSize[12]};
    font-weight: 600;
    color: ${color.textMuted};
  }
`;
