'use client';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import { IconButton } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { contentTexts } from '../../locale/texts/es/content.ts';
import { Explanation } from '../peek/Explanation.tsx';
import { Heading } from './FigureHeading.styles.ts';

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
