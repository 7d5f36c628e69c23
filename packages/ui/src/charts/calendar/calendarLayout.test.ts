import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarLayout, monthPlaces } from './calendarLayout.ts';

const weekdays = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const layoutOf = (weeks: number, width: number, printed = 0) =>
  calendarLayout({ weeks }, weekdays, { width, height: 200, fontSize: 12 }, printed);

describe('the layout of a calendar', () => {
  it('fills its place, and is wider where cells would be too small to point at', () => {
    expect(layoutOf(53, 1000).width).toBeLessThanOrEqual(1000);
    expect(layoutOf(53, 1000).width).toBeGreaterThan(985);
    expect(layoutOf(53, 300).columnStep).toBe(22);
    expect(layoutOf(53, 300).width).toBeGreaterThan(1100);
  });

  it('has room for each value where all are printed', () => {
    expect(layoutOf(53, 1000, 50).columnStep).toBe(56);
  });

  it('finds each cell under its own box and nothing beside, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 200, max: 2000 }),
        fc.nat(59),
        fc.nat(6),
        (weeks, width, anyWeek, weekday) => {
          const layout = layoutOf(weeks, width);
          const week = anyWeek % weeks;
          const box = layout.box(weekday, week);
          expect(layout.find(box.x + box.width / 2, box.y + box.height / 2)).toEqual({ row: weekday, column: week });
          expect(box.x + box.width).toBeLessThanOrEqual(layout.width + 1);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
          expect(layout.find(0, box.y)).toBeNull();
          expect(layout.find(layout.width + layout.columnStep, box.y)).toBeNull();
          expect(layout.find(box.x, layout.height + layout.rowStep)).toBeNull();
        },
      ),
    );
  });

  it('names the months that have room', () => {
    const layout = layoutOf(10, 250);
    const months = [
      { week: 0, text: 'octubre' },
      { week: 1, text: 'nov' },
      { week: 5, text: 'dic' },
    ];
    expect(monthPlaces(months, layout, 12).map(({ text }) => text)).toEqual(['nov', 'dic']);
    expect(monthPlaces([], layout, 12)).toEqual([]);
  });
});
