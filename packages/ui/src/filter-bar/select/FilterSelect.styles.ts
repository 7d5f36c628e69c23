import { styled } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../../theme/index.ts';

export const PillFrame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** What it narrows by in grey, what is chosen in bold; in colour while something is. */
export const Pill = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  max-inline-size: 100%;
  min-block-size: 32px;
  margin: 0;
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font-family: inherit;
  font-size: ${fontSize[13]};
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  @media ${media.touch} {
    min-block-size: 44px;
    font-size: ${fontSize[14]};
  }

  > .label {
    flex: none;
    max-inline-size: 70%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textMuted};
  }
  > .value {
    flex: 1 1 auto;
    min-inline-size: 2ch;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: ${color.textMuted};
  }

  &[data-chosen] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &[data-popup-open] {
    border-color: ${color.borderStrong};
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${color.borderStrong};
    }
  }
  &[data-chosen][data-popup-open] {
    border-color: ${color.primary};
  }

  @media (forced-colors: active) {
    > .label,
    > svg {
      color: inherit;
    }
    &[data-chosen] {
      border-width: 2px;
    }
  }
`;
