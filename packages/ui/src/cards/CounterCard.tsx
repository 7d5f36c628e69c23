'use client';
import { useMemo, type ReactNode } from 'react';
import { Skeleton } from '../foundation/index.ts';
import { formatTag, useLocale, useTexts } from '../locale/index.ts';
import { counterCardTexts } from '../locale/ownTexts.ts';
import { CounterRoot } from './CounterCard.styles.ts';

/** The colour of the icon; it carries no meaning alone, the label does. */
export type CounterTone = 'neutral' | 'primary' | 'positive' | 'warning' | 'danger' | 'info';

/** A second, smaller figure under the first: 'Hoy 3'. */
export type CounterFigure = { readonly label: string; readonly value: number };

export type CounterCardProps = {
  /** What is counted: 'Citas'. */
  label: string;
  /** How many, written as the language writes numbers; null when nobody could tell. Not shown while `loading`. */
  value: number | null;
  /** A drawing of 14 px before the label; it is decoration. Default: none. */
  icon?: ReactNode;
  /** Another count of the same thing, as that of the chosen day (ACD-04). Default: none. */
  secondary?: CounterFigure | undefined;
  /** Default: 'neutral'. */
  tone?: CounterTone | undefined;
  /** The figures are on their way: their places are kept, so that nothing moves when they come. Default: false. */
  loading?: boolean | undefined;
  /** Shows what is counted: the whole card becomes its button, once there is something to show. Default: it is none. */
  onOpen?: (() => void) | undefined;
  /** Accessible name of that button; it says the label too: 'Ver las actividades: Citas'. Default: the label. */
  openLabel?: string | undefined;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?:
    | {
        /** What is read aloud of a figure. Default: '{label}: {value}'. */
        spoken?: (label: string, value: string) => string;
      }
    | undefined;
};

/** One count with its name, read aloud as 'Citas: 12' (ACD-02, ACD-03, ACD-04); a button to what it counts where a host says so. */
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
  const locale = useLocale();
  const t = useTexts(counterCardTexts);
  const numbers = useMemo(() => new Intl.NumberFormat(formatTag(locale)), [locale]);
  const figure = value === null ? '—' : numbers.format(value);
  const spoken =
    labels.spoken ?? ((name: string, count: string) => t('counterCard.spoken', { label: name, value: count }));

  return (
    <CounterRoot data-tone={tone} aria-busy={loading}>
      {!loading && (
        <p className="spoken">
          {spoken(label, value === null ? t('counterCard.none') : figure)}
          {secondary && `, ${spoken(secondary.label, numbers.format(secondary.value))}`}
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
              {secondary.label} <strong>{numbers.format(secondary.value)}</strong>
            </>
          )}
        </p>
      )}
      {onOpen !== undefined && (
        // It stays while newer counts load, and while there are none, so that the focus is never lost with it.
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
