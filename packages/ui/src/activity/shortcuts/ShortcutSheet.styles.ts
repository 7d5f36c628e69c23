import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../../theme/index.ts';

/** Two columns if there is room, to avoid scrolling. */
export const Groups = styled.div`
  columns: 1;
  column-gap: ${space(8)};

  @media ${media.sm} {
    columns: 2 14rem;
  }

  section {
    break-inside: avoid;
    padding-block-end: ${space(4)};
  }

  h3 {
    margin: 0 0 ${space(1)};
    font-size: ${fontSize[12]};
    font-weight: 600;
    color: ${color.textMuted};
  }

  dl {
    margin: 0;
  }

  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-block-size: 32px;
    border-block-end: 1px solid ${color.border};
    padding-block: ${space(1)};
  }

  dl > div:last-child {
    border-block-end-color: transparent;
  }

  dt {
    position: relative;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dd {
    flex: none;
    max-inline-size: 60%;
    margin: 0;
  }

  /* The key's border shows it too, without colour. */
  [data-off] dt {
    color: ${color.textMuted};
  }

  [data-off] kbd {
    border-style: dashed;
    background: none;
  }
`;

export const Setting = styled.div`
  border-block-start: 1px solid ${color.border};
  padding-block-start: ${space(4)};
`;
