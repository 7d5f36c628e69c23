'use client';
import { styled } from 'styled-components';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import { IconButton } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { contentTexts } from '../../locale/texts/es/content.ts';
import { Explanation } from '../popover/Explanation.tsx';
import { color, fontSize, media, motion, radius, space } from '../../theme/index.ts';

/** No higher than a line of text, with or without buttons, so that the figures of neighbouring cards align. */
const Heading = styled.div`
  --target: 32px;
  @media ${media.touch} {
    --target: 44px;
  }
  display: flex;
  align-items: flex-start;
  min-inline-size: 0;

  .dot {
    display: none;
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin: 6px ${space(2)} 0 0;
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    background: var(--tone);
  }

  [data-tone]:not([data-tone='neutral']) > & > .dot {
    display: block;
  }

  .label {
    min-inline-size: 0;
    padding-block: 1px;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 500;
    line-height: 18px;
    line-height: 1.125rem;
    overflow-wrap: anywhere;
  }

  button {
    flex: none;
    margin-block: calc((20px - var(--target)) / 2);
    margin-inline-start: calc((24px - var(--target)) / 2);
  }

  button > * > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  .toggle {
    margin-inline: auto calc((16px - var(--target)) / 2);
  }

  .toggle svg {
    transition: rotate ${motion.collapse};
  }

  .toggle[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

type FigureHeadingProps = {
  readonly id: string;
  readonly label: string;
  readonly explanation: string | undefined;
  /** Absent when the card does not collapse. */
  readonly collapse: { readonly isOpen: boolean; readonly contentId: string; readonly toggle: () => void } | undefined;
};

/** The figure's label, explanation and collapse button; it stays when the card is collapsed. */
export function FigureHeading({ id, label, explanation, collapse }: FigureHeadingProps) {
  const card = useTexts(contentTexts);
  return (
    <Heading>
      <span className="dot" aria-hidden />
      <span className="label" id={id}>
        {label}
      </span>
      <Explanation label={label} text={explanation} />
      {collapse && (
        <IconButton
          className="toggle"
          label={card('card.toggle', { title: label })}
          size="small"
          aria-expanded={collapse.isOpen}
          aria-controls={collapse.contentId}
          onClick={collapse.toggle}
        >
          <ChevronDown />
        </IconButton>
      )}
    </Heading>
  );
}
