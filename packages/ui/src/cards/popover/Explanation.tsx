'use client';
import { Info } from '../../foundation/icons/info.ts';
import { IconButton } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import { InfoPopover } from './InfoPopover.tsx';
import { useInfoPopover } from './useInfoPopover.ts';

type ExplanationProps = {
  /** What is explained: 'Ventas netas'. */
  readonly label: string;
  /** The explanation; without it there is no button. */
  readonly text: string | undefined;
};

/** Explanation of a figure, shown on hover, keyboard focus and touch of a small button. */
export function Explanation({ label, text }: ExplanationProps) {
  const t = useTexts(figuresTexts);
  const popover = useInfoPopover();
  if (text === undefined || text === '') return null;
  const name = t('figureCard.explain', { label });
  return (
    <InfoPopover
      state={popover}
      title={name}
      description={text}
      trigger={
        <IconButton label={name} size="small">
          <Info />
        </IconButton>
      }
    >
      <p>{text}</p>
    </InfoPopover>
  );
}
