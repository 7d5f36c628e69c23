import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridProperties, LEAD_WIDTH, type TrackColumn } from './gridTracks.ts';

const column = (width: number, more: Partial<TrackColumn> = {}): TrackColumn => ({
  width,
  isFixed: false,
  pinned: null,
  ...more,
});
const pinned = { pinned: 'start', isFixed: true } as const;
const atEnd = { pinned: 'end', isFixed: true } as const;

describe('the tracks of a grid', () => {
  test('share what is left over in proportion, unless a person has chosen a width', () => {
    const properties = gridProperties([column(100), column(80, { isFixed: true })], {
      leads: 0,
      trails: 0,
      hasButtons: false,
    });
    expect(properties).toMatchObject({ '--tracks': 'minmax(100px,100fr) 80px', '--least': '180px' });
  });

  test('grow no further than a column may, and leave the rest before the actions', () => {
    const columns = [column(100, { most: 240 }), column(80)];
    const edges = { leads: 0, trails: 1, hasButtons: false };
    expect(gridProperties(columns, edges)['--tracks']).toBe('minmax(100px,240px) minmax(80px,80fr) 44px');
    expect(gridProperties(columns.slice(0, 1), edges)['--tracks']).toBe('minmax(100px,240px) minmax(0, 1fr) 44px');
  });

  test('have room for what stands beside the columns', () => {
    const properties = gridProperties([column(100)], { leads: 2, trails: 1, hasButtons: false });
    expect(properties).toMatchObject({ '--tracks': '44px 44px minmax(100px,100fr) 44px', '--least': '232px' });
  });

  test('leave what is left over before the actions, where every column keeps its width', () => {
    const fixed = [column(100, { isFixed: true })];
    expect(gridProperties(fixed, { leads: 0, trails: 1, hasButtons: false })['--tracks']).toBe(
      '100px minmax(0, 1fr) 44px',
    );
    expect(gridProperties(fixed, { leads: 0, trails: 0, hasButtons: false })['--tracks']).toBe('100px');
  });

  test('TBL-08 each pinned column stays behind the one before it, the first behind box and button', () => {
    const columns = [column(100, pinned), column(60, pinned), column(90)];
    const properties = gridProperties(columns, { leads: 1, trails: 0, hasButtons: false });
    expect(properties).toMatchObject({
      '--stick-0': 'calc(44px + 9999 * min(0px,70cqi - 144px))',
      '--stick-1': 'calc(144px + 9999 * min(0px,70cqi - 204px))',
      '--stick-first': 'calc(0px + 9999 * min(0px,70cqi - 100px))',
    });
    expect(properties).not.toHaveProperty('--stick-2');
  });

  test('TBL-08 a column pinned at the end stays before the one behind it and the actions, as long as both ends leave room', () => {
    const columns = [column(100, pinned), column(90), column(60, atEnd), column(80, atEnd)];
    const plain = gridProperties(columns, { leads: 0, trails: 1, hasButtons: false });
    expect(plain).toMatchObject({
      '--stick-0': 'calc(0px + 9999 * min(0px,70cqi - 100px))',
      '--stick-2': 'calc(124px + 9999 * min(0px,70cqi - 284px))',
      '--stick-3': 'calc(44px + 9999 * min(0px,70cqi - 224px))',
    });
    expect(plain).not.toHaveProperty('--stick-1');
    expect(gridProperties(columns, { leads: 0, trails: 1, hasButtons: true })['--stick-3']).toBe(
      'calc(44px + var(--buttons) + 9999 * min(0px,70cqi - var(--buttons) - 224px))',
    );
  });

  test('buttons stand before the actions, as wide as the grid says, and pinned columns leave them their place', () => {
    const properties = gridProperties([column(100, pinned)], { leads: 0, trails: 1, hasButtons: true });
    expect(properties).toMatchObject({
      '--tracks': '100px minmax(0, 1fr) var(--buttons) 44px',
      '--least': 'calc(144px + var(--buttons))',
      '--stick-0': 'calc(0px + 9999 * min(0px,70cqi - var(--buttons) - 100px))',
      '--stick-first': 'calc(0px + 9999 * min(0px,70cqi - 100px))',
    });
  });

  test('no column leaves a grid that has nothing but its edges', () => {
    expect(gridProperties([], { leads: 1, trails: 1, hasButtons: false })['--least']).toBe('88px');
  });

  test('has one track for each column, and scrolls below their sum', () => {
    const columns = fc.array(
      fc.record({
        width: fc.integer({ min: 48, max: 1200 }),
        isFixed: fc.boolean(),
        pinned: fc.constantFrom('start', 'end', null),
      }),
    );
    fc.assert(
      fc.property(columns, fc.nat(2), fc.nat(1), (some, leads, trails) => {
        const properties = gridProperties(some, { leads, trails, hasButtons: false });
        const widths = [...(properties['--tracks'] ?? '').matchAll(/(\d+)px/g)].map(([, width]) => Number(width));
        expect(widths).toHaveLength(leads + some.length + trails);
        expect(properties['--least']).toBe(`${widths.reduce((sum, width) => sum + width, 0)}px`);
        expect(widths.slice(0, leads).every((width) => width === LEAD_WIDTH)).toBe(true);
      }),
    );
  });
});
