'use client';
import {
  addToMonth,
  type CalendarDate,
  clampDate,
  clipRange,
  type DateRange,
  diffDays,
  formatDate,
  fullDate,
  isInReach,
  monthOf,
  previewRange,
  type RangeAction,
  type RangeLimits,
  rangeIssue,
  rangePresets,
  selectionOf,
  selectRange,
} from '@sereno/domain/calendar';
import { useRef, useState } from 'react';
import { Button } from '../../foundation/button/Button.tsx';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { breakpoints } from '../../theme/index.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { Layout, Presets } from './RangePanel.styles.ts';

/** A range that is chosen with one press. */
export type DateRangePreset = {
  /** Its button: 'Esta quincena'. Different from those of the others. */
  readonly label: string;
  /** Its days, both ends included. */
  readonly range: DateRange;
};

type RangePanelProps = {
  label: string;
  /** The applied range; the pending one is held here. */
  value: DateRange | null;
  today: CalendarDate;
  /** Default: those of the product. */
  presets: readonly DateRangePreset[] | undefined;
  limits: RangeLimits & { readonly min: CalendarDate; readonly max: CalendarDate };
  onChoose: (range: DateRange) => void;
  /** Clears the range; without it an answer is required. */
  onClear: (() => void) | undefined;
  onCancel: () => void;
};

/** The popup of a range field: presets (DRP-03), one or two months, and "Aplicar" (DRP-02). */
export function RangePanel({ label, value, today, presets, limits, onChoose, onClear, onCancel }: RangePanelProps) {
  const t = useTexts(pickersTexts);
  const { tag, date: pattern } = useFormats();
  const layout = useRef<HTMLDivElement>(null);
  const [months] = useState(() => (matchMedia(`(min-width: ${breakpoints.md}px)`).matches ? 2 : 1));
  const [selection, setSelection] = useState(() => selectionOf(value));
  const [isCustom, setCustom] = useState(false);
  const act = (action: RangeAction): void => setSelection(selectRange(selection, action, limits));

  const { anchor, range } = selection;
  const shown = previewRange(selection, limits);
  const offered =
    presets?.flatMap((preset) => {
      const days = clipRange(preset.range, limits);
      return days ? [{ name: preset.label, days }] : [];
    }) ?? rangePresets(today, limits).map(({ id, range: days }) => ({ name: t(`dateRangePicker.${id}`), days }));
  const chosen = isCustom
    ? undefined
    : offered.find(({ days }) => days.start === value?.start && days.end === value.end);
  const nameDay = (date: CalendarDate, { selected }: { selected: boolean }): string => {
    const day = fullDate(date, tag);
    if (range === null || range.start === range.end) return selected ? t('dayCalendar.selected', { day }) : day;
    if (date === range.start) return t('dateRangePicker.first', { day });
    return date === range.end ? t('dateRangePicker.last', { day }) : day;
  };
  const lastMonth = monthOf(clampDate(value?.end ?? today, limits) ?? limits.min);
  return (
    <Layout ref={layout}>
      <Presets aria-label={t('dateRangePicker.presets')}>
        {offered.map(({ name, days }) => (
          <Button
            key={name}
            variant="ghost"
            size="small"
            aria-pressed={name === chosen?.name}
            onClick={() => onChoose(days)}
          >
            {name}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="small"
          aria-pressed={isCustom || (value !== null && chosen === undefined)}
          onClick={() => {
            setCustom(true);
            setSelection(selectionOf(null));
            layout.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          }}
        >
          {t('dateRangePicker.custom')}
        </Button>
      </Presets>
      <Calendar
        label={label}
        months={months}
        min={limits.min}
        max={limits.max < limits.min ? limits.min : limits.max}
        startMonth={months === 1 ? lastMonth : addToMonth(lastMonth, -1)}
        today={today}
        current={anchor ?? range?.end ?? null}
        selected={anchor === null ? range : { start: anchor, end: anchor }}
        preview={anchor === null ? null : shown}
        isOff={(day) => !isInReach(selection, day, limits)}
        onPress={(day) => act({ type: 'press', day })}
        {...(anchor !== null && { onHover: (day) => act({ type: 'hover', day }) })}
        nameDay={nameDay}
      />
      <footer>
        <output>
          {anchor !== null && t('dateRangePicker.begun', { start: formatDate(anchor, pattern) })}
          {anchor === null && range === null && t('dateRangePicker.none')}
          {range !== null && (
            <>
              {t('dateRangePicker.span', {
                start: formatDate(range.start, pattern),
                end: formatDate(range.end, pattern),
              })}{' '}
              <span>{t('dateRangePicker.days', { count: diffDays(range.start, range.end) + 1 })}</span>
            </>
          )}
        </output>
        {onClear && (
          <Button variant="ghost" size="small" onClick={onClear}>
            {t('pickerField.clear')}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onCancel}>
          {t('dateRangePicker.cancel')}
        </Button>
        <Button
          variant="primary"
          size="small"
          disabled={range === null || rangeIssue(range, limits) !== null}
          onClick={() => range !== null && onChoose(range)}
        >
          {t('dateRangePicker.apply')}
        </Button>
      </footer>
    </Layout>
  );
}
