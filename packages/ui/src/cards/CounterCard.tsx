'use client';
import type { ReactNode } from 'react';
import { Skeleton } from '../foundation/index.ts';
import { formatFigure, useFormats, useTexts } from '../locale/index.ts';
import { figuresTexts } from '../locale/texts/es/figures.ts';
import { CounterRoot } from './CounterCard.styles.ts';
import { rootOf, type RootProps } from '../state/rootProps.ts';

/** The colour of the icon; it carries no meaning alone, the label does. */
export type CounterTone = 'neutral' | 'primary' | 'positive' | 'warning' | 'danger' | 'info';

/** A second, smaller figure under the first: 'Hoy 3'. */
export type CounterFigure = { readonly label: string; readonly value: number };

export type CounterCardProps = RootProps & {
  /** What is counted: 'Citas'. */
  label: string;
  /** The count, formatted in the page's language; null when unknown. Hidden while `loading`. */
  value: number | null;
  /** A 14 px icon before the label, decorative. Default: none. */
  icon?: ReactNode;
  /** Another count of the same thing, such as the selected day's (ACD-04). Default: none. */
  secondary?: CounterFigure | undefined;
  /** Default: 'neutral'. */
  tone?: CounterTone | undefined;
  /** Loading: the figures keep their space. Default: false. */
  loading?: boolean | undefined;
  /** Opens what is counted: the whole card becomes a button once it has a count. Default: not a button. */
  onOpen?: (() => void) | undefined;
  /** Accessible name of that button, including the label: 'Ver las actividades: Citas'. Default: the label. */
  openLabel?: string | undefined;
  /** Overrides of the catalogue's texts. Default: the catalogue of the language. */
  labels?:
    | {
        /** Text for screen readers. Default: '{label}: {value}'. */
        spoken?: (label: string, value: string) => string;
      }
    | undefined;
};

/**
 * A count with its name, read as 'Citas: 12' (ACD-02, ACD-03, ACD-04); a button to what it counts when `onOpen` is set.
 */
export function CounterCard(props: CounterCardProps) {
  const {
    label,
    value,
    icon,
    secondary,
    tone = 'neutral',
    loading = false,
    onOpen,
    openLabel = label,
    labels = {},
  } = props;
  const t = useTexts(figuresTexts);
  const formats = useFormats();
  const figure = formatFigure(value, 'count', formats);
  const spoken =
    labels.spoken ?? ((name: string, count: string) => t('counterCard.spoken', { label: name, value: count }));

  return (
    <CounterRoot {...rootOf(props)} data-tone={tone} aria-busy={loading}>
      {!loading && (
        <p className="spoken">
          {spoken(label, value === null ? t('counterCard.none') : figure)}
          {secondary && `, ${spoken(secondary.label, formatFigure(secondary.value, 'count', formats))}`}
        </p>
      )}
      <p className="label" aria-hidden={!loading}>
        {icon !== undefined && (
          <span className="icon" aria-hidden>
            {icon}
          </span>
        )}
        <span title={label}>{label}</span>
      </p>
      <p className="value" aria-hidden>
        {loading ? <Skeleton shape="text" width="2.5ch" height="0.9em" /> : figure}
      </p>
      {secondary && (
        <p className="secondary" aria-hidden>
          {loading ? (
            <Skeleton shape="text" width="60%" />
          ) : (
            <>
              {secondary.label} <strong>{formatFigure(secondary.value, 'count', formats)}</strong>
            </>
          )}
        </p>
      )}
      {onOpen !== undefined && (
        // Rendered also while loading or empty, so that the focus is not lost.
        <button
          type="button"
          className="open"
          aria-label={openLabel}
          aria-disabled={loading || value === null || value === 0}
          onClick={() => !loading && value !== null && value !== 0 && onOpen()}
        />
      )}
    </CounterRoot>
  );
}
