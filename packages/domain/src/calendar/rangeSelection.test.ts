import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, diffDays, maxDate, minDate } from './calendarDate.ts';
import { eachDay, isWithin } from './dateRange.ts';
import type { RangeLimits } from './rangeLimit.ts';
import {
  isInReach,
  previewRange,
  type RangeAction,
  type RangeSelection,
  selectionOf,
  selectRange,
} from './rangeSelection.ts';

const today = '2026-11-20';
const options: RangeLimits = {};
const none = selectionOf(null);

const press = (day: CalendarDate): RangeAction => ({ type: 'press', day });
const hover = (day: CalendarDate | null): RangeAction => ({ type: 'hover', day });
const after = (actions: readonly RangeAction[], given: RangeLimits = options, from = none): RangeSelection =>
  actions.reduce((selection, action) => selectRange(selection, action, given), from);

/** A day at most a month from today. */
const near = fc.integer({ min: -30, max: 30 }).map((days) => addDays(today, days));
const action: fc.Arbitrary<RangeAction> = fc.oneof(near.map(press), fc.option(near).map(hover));

describe('selecting a range with two presses', () => {
  it('DRP-03 opens with the selected range, or with none', () => {
    const range = { start: '2026-11-05', end: '2026-11-12' } as const;
    expect(selectionOf(range)).toEqual({ anchor: null, range, hovered: null });
    expect(none).toEqual({ anchor: null, range: null, hovered: null });
  });

  it('DRP-03 the first press starts it, the second ends it', () => {
    const begun = after([press('2026-11-05')]);
    expect(begun).toEqual({ anchor: '2026-11-05', range: null, hovered: '2026-11-05' });
    expect(after([press('2026-11-08')], options, begun)).toEqual({
      anchor: null,
      range: { start: '2026-11-05', end: '2026-11-08' },
      hovered: '2026-11-08',
    });
  });

  it('DRP-03 the second press may be the earlier day, or the same', () => {
    expect(after([press('2026-11-08'), press('2026-11-05')]).range).toEqual({ start: '2026-11-05', end: '2026-11-08' });
    expect(after([press('2026-11-08'), press('2026-11-08')]).range).toEqual({ start: '2026-11-08', end: '2026-11-08' });
  });

  it('DRP-03 the third press starts a new range, also after a given range', () => {
    const begun = { anchor: '2026-11-01', range: null, hovered: '2026-11-01' };
    expect(after([press('2026-11-05'), press('2026-11-08'), press('2026-11-01')])).toEqual(begun);
    expect(after([press('2026-11-01')], options, selectionOf({ start: today, end: today }))).toEqual(begun);
  });

  it('DRP-03 days up to the hovered one are previewed once it is started', () => {
    const begun = after([press('2026-11-05')]);
    expect(previewRange(none)).toBeNull();
    expect(previewRange(begun)).toEqual({ start: '2026-11-05', end: '2026-11-05' });
    expect(previewRange(after([hover('2026-11-07')], options, begun))).toEqual({
      start: '2026-11-05',
      end: '2026-11-07',
    });
    expect(previewRange(after([hover('2026-11-02')], options, begun))).toEqual({
      start: '2026-11-02',
      end: '2026-11-05',
    });
    expect(previewRange(after([hover(null)], options, begun))).toEqual({ start: '2026-11-05', end: '2026-11-05' });
  });

  it('DRP-03 a complete range is shown as it is, wherever the pointer is', () => {
    const whole = after([press('2026-11-05'), press('2026-11-08'), hover('2026-11-20')]);
    expect(previewRange(whole)).toEqual({ start: '2026-11-05', end: '2026-11-08' });
  });

  it('DRP-06 days outside the limits can be neither pressed nor previewed', () => {
    const limited = { ...options, min: '2026-11-03', max: today } as const;
    expect(after([press('2026-11-02')], limited)).toBe(none);
    expect(after([press('2026-11-21')], limited)).toBe(none);
    const begun = after([press('2026-11-05')], limited);
    expect(after([press('2026-11-21')], limited, begun)).toBe(begun);
    expect(previewRange({ ...begun, hovered: '2026-11-28' }, limited)).toEqual({ start: '2026-11-05', end: today });
    expect(previewRange({ ...begun, hovered: '2026-11-01' }, limited)).toEqual({
      start: '2026-11-03',
      end: '2026-11-05',
    });
    expect(after([press(today)], limited, begun).range).toEqual({ start: '2026-11-05', end: today });
  });

  it('DRP-06 days further than maxDays from the first end can be neither pressed nor previewed', () => {
    const limited = { ...options, maxDays: 3 } as const;
    const begun = after([press('2026-11-05')], limited);
    expect(isInReach(none, '2026-11-20', limited)).toBe(true);
    const reached = eachDay({ start: '2026-11-01', end: '2026-11-10' }).filter((day) => isInReach(begun, day, limited));
    expect(reached).toEqual(eachDay({ start: '2026-11-03', end: '2026-11-07' }));
    expect(after([press('2026-11-08')], limited, begun)).toBe(begun);
    expect(previewRange({ ...begun, hovered: '2026-11-28' }, limited)).toEqual({
      start: '2026-11-05',
      end: '2026-11-07',
    });
    expect(previewRange({ ...begun, hovered: '2026-10-01' }, limited)).toEqual({
      start: '2026-11-03',
      end: '2026-11-05',
    });
  });

  it('DRP-06 a first end that new limits exclude is dropped', () => {
    const begun = after([press('2026-11-05')]);
    const later = { ...options, min: '2026-11-06' } as const;
    expect(previewRange(begun, later)).toBeNull();
    expect(isInReach(begun, '2026-11-10', later)).toBe(true);
    expect(after([press('2026-11-10')], later, begun).anchor).toBe('2026-11-10');
  });

  it('DRP-03 a hover that changes nothing returns the same selection', () => {
    const begun = after([press('2026-11-05')]);
    expect(after([hover('2026-11-05')], options, begun)).toBe(begun);
  });

  it('DRP-06 after any actions a range is ordered and within the limits, or one end is pending, or there is no range', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 12 }),
        near,
        near,
        fc.integer({ min: 1, max: 20 }),
        (actions, a, b, maxDays) => {
          const given = { min: minDate(a, b), max: maxDate(a, b), maxDays } as const;
          const selection = after(actions, given);
          const shown = previewRange(selection, given);
          const inLimits = (range: { start: CalendarDate; end: CalendarDate } | null) =>
            range === null ||
            (given.min <= range.start &&
              range.start <= range.end &&
              range.end <= given.max &&
              diffDays(range.start, range.end) < maxDays);
          expect([inLimits(selection.range), inLimits(shown)]).toEqual([true, true]);
          expect(selection.anchor === null || selection.range === null).toBe(true);
          expect(selection.anchor === null || (shown !== null && isWithin(shown, selection.anchor))).toBe(true);
        },
      ),
    );
  });

  it('DRP-06 the hover preview is what a press there would select', () => {
    fc.assert(
      fc.property(near, near, fc.integer({ min: 1, max: 20 }), (anchor, day, maxDays) => {
        const given = { maxDays } as const;
        const hovering = after([press(anchor), hover(day)], given);
        fc.pre(isInReach(hovering, day, given));
        expect(previewRange(hovering, given)).toEqual(after([press(day)], given, hovering).range);
      }),
    );
  });
});
