import { styled } from 'styled-components';
import { color, fontSize, layer, radius, shadow, space } from '../../theme/index.ts';

export const ToolsRoot = styled.span`
  position: relative;
  display: inline-flex;
  @media print {
    display: none;
  }
`;

/** Floats, so that nothing moves when it appears. */
export const Note = styled.span`
  position: absolute;
  z-index: ${layer.sticky};
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  inline-size: max-content;
  max-inline-size: min(240px, 70vw);
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  padding: ${space(1.5)} ${space(2.5)};
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.text};
  font-size: ${fontSize[13]};
  line-height: 1.35;
  overflow-wrap: anywhere;
  pointer-events: none;

  &[data-problem] {
    color: ${color.danger};
  }
  &:empty {
    display: none;
  }
`;
