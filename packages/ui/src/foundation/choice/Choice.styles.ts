import { Field } from '@base-ui/react/field';
import { css, styled } from 'styled-components';
import { color, fontSize, media, motion, space, visuallyHidden } from '../../theme/index.ts';
import { requiredMark } from '../field/fieldParts.styles.ts';

/** Label and mark on one line that is pressed as a whole: 32 px high, 44 px on touch. */
export const ChoiceLabel = styled(Field.Label)`
  display: flex;
  align-items: flex-start;
  align-self: flex-start;
  gap: ${space(2.5)};
  inline-size: fit-content;
  max-inline-size: 100%;
  line-height: 20px;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  min-block-size: 32px;
  padding-block: 6px;
  font-size: ${fontSize[14]};
  @media ${media.touch} {
    min-block-size: 44px;
    padding-block: ${space(3)};
    font-size: ${fontSize[16]};
  }
  &[data-label='before'] {
    flex-direction: row-reverse;
    justify-content: space-between;
    inline-size: 100%;
    gap: ${space(4)};
  }

  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    cursor: not-allowed;
  }

  color: ${color.text};
  &[data-disabled] {
    color: ${color.textMuted};
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const ChoiceText = styled.span`
  &[data-hidden] {
    ${visuallyHidden}
  }
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${requiredMark}
`;

/** Help below a choice, aligned with its label: `--mark` is the width before the label. */
export const ChoiceDescription = styled(Field.Description)`
  margin: 0;
  margin-block: ${space(-1)} 6px;
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
  padding-inline-start: calc(var(--mark) + ${space(2.5)});
  &[data-label='before'] {
    padding-inline: 0 calc(var(--mark) + ${space(4)});
  }
  @media ${media.touch} {
    margin-block: ${space(-2)} ${space(2)};
  }
  color: ${color.textMuted};
`;

/** Wraps one choice with its help and its error. */
export const choiceLayout = css`
  min-inline-size: 0;
  --mark: 18px;
  &[data-mark='switch'] {
    --mark: 36px;
  }
`;

export const ChoiceItem = styled(Field.Item)`
  ${choiceLayout}
`;

/** Choices in a column, or side by side where they fit. */
export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  &[data-orientation='row'] {
    flex-flow: row wrap;
    column-gap: ${space(5)};
  }
`;

/** The box or circle of one choice. */
export const markStyle = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 18px;
  block-size: 18px;
  margin-block: 1px;
  border: 1px solid;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  border-color: ${color.borderStrong};
  background: ${color.surface};
  color: ${color.onPrimary};
  label:hover > &:not([data-disabled], [data-readonly]) {
    border-color: ${color.text};
  }
  &[data-checked],
  &[data-indeterminate],
  label:hover > &:is([data-checked], [data-indeterminate]):not([data-disabled], [data-readonly]) {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &[aria-invalid='true'],
  label:hover > &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &[aria-invalid='true']:is([data-checked], [data-indeterminate]) {
    box-shadow: none;
  }
  /* Read-only looks like paper, not like a control: dark mark on a pale background. */
  &[data-readonly],
  &[data-readonly]:is([data-checked], [data-indeterminate]) {
    border-color: ${color.borderStrong};
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  &[data-disabled],
  &[data-disabled]:is([data-checked], [data-indeterminate]) {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  @media (forced-colors: active) {
    &[data-checked],
    &[data-indeterminate] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-readonly]:is([data-checked], [data-indeterminate]) {
      border-color: CanvasText;
      background: Canvas;
      color: CanvasText;
    }
    &[data-disabled],
    &[data-disabled]:is([data-checked], [data-indeterminate]) {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
    &[aria-invalid='true'] {
      border-width: 2px;
    }
  }
`;
