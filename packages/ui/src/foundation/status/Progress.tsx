'use client';
import { formatTag, useLocale, useTexts } from '../../locale/index.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { requireName } from '../accessibleName.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Amount, Bar, DescriptionText, Frame, LabelText, Root, Track } from './Progress.styles.ts';
import { lastQuarter, progressFraction, wholePercent } from './progressFraction.ts';

/** `positive` when done, `warning` and `danger` when halted; a text says which. */
export type ProgressTone = 'primary' | 'positive' | 'warning' | 'danger';

export type ProgressProps = RootProps & {
  /** What is running: 'Importando contratos'; the accessible name. */
  label: string;
  /** How much is done, from 0 to `max`; clamped to that. Null (or NaN) while unknown. */
  value: number | null;
  /** The value that means done. Default 100. A maximum of 0 or less means unknown. */
  max?: number | undefined;
  /** Formats the amount beside the label. Default: whole percent in the language of the page, rounded down. */
  format?: ((value: number, max: number) => string) | undefined;
  /** What has been done so far, below the bar: '34 de 120 archivos'. Read with the amount. */
  description?: string | undefined;
  /** Colour of the bar; the text carries the meaning. Default 'primary'. */
  tone?: ProgressTone | undefined;
};

/**
 * Progress of a longer operation. Assistive technology reads it on request and is notified of each quarter, not each
 * percent. For loading content use `SkeletonGroup`, for a button's own action `busy`.
 */
export function Progress({ label, value, max = 100, format, description, tone = 'primary', ...root }: ProgressProps) {
  const locale = useLocale();
  const t = useTexts(statusTexts);
  requireName('Progress', label, 'Give it a `label` that says what is going on.');
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent' });
  const fraction = progressFraction(value, max);
  const isKnown = fraction !== null && value !== null;
  const formatted = isKnown ? format?.(Math.min(Math.max(value, 0), max), max) : undefined;
  const amount = fraction === null ? t('progress.unknown') : (formatted ?? percent.format(wholePercent(fraction)));
  const told = fraction === null ? t('progress.unknown') : percent.format(lastQuarter(fraction));
  return (
    <Frame {...root}>
      <Root
        value={fraction}
        max={1}
        data-tone={tone}
        aria-valuetext={description === undefined ? amount : `${amount}, ${description}`}
      >
        <LabelText>{label}</LabelText>
        <Amount aria-hidden>{amount}</Amount>
        <Track>
          <Bar />
        </Track>
        {description !== undefined && <DescriptionText aria-hidden>{description}</DescriptionText>}
      </Root>
      <VisuallyHidden as="output">{`${label}: ${told}`}</VisuallyHidden>
    </Frame>
  );
}
