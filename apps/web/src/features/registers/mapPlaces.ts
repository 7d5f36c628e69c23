import type { RegisterRow } from '@sereno/domain/register';

/** A place in degrees. */
type Point = readonly [longitude: number, latitude: number];

/** What the map shows, in degrees: Mexico with a little of the sea around it. */
const FRAME = { west: -118.5, east: -86, south: 14, north: 33.2 } as const;
/** A degree of latitude is so many degrees of longitude long in the middle of the map. */
const STRETCH = 1.09;
/** People nearer than that stand in one mark, in degrees: a city and what belongs to it. */
const NEAR = 1;

/** The coast and the borders, in strokes of some hundred kilometres. */
const OUTLINE: readonly Point[] = [
  [-117.1, 32.5],
  [-114.7, 32.7],
  [-114.8, 32.5],
  [-111.1, 31.3],
  [-108.2, 31.3],
  [-108.2, 31.8],
  [-106.5, 31.8],
  [-104.9, 30.6],
  [-104.4, 29.6],
  [-103.2, 29.0],
  [-102.4, 29.8],
  [-101.4, 29.8],
  [-100.3, 28.3],
  [-99.5, 27.5],
  [-99.1, 26.4],
  [-97.2, 25.9],
  [-97.7, 24.5],
  [-97.8, 22.6],
  [-97.2, 20.8],
  [-96.3, 19.4],
  [-95.7, 18.7],
  [-94.5, 18.2],
  [-92.8, 18.6],
  [-91.9, 18.6],
  [-90.8, 19.4],
  [-90.4, 21.0],
  [-88.1, 21.6],
  [-86.9, 21.5],
  [-86.9, 20.8],
  [-87.5, 19.6],
  [-87.8, 18.2],
  [-88.3, 18.5],
  [-89.1, 17.9],
  [-91.0, 17.8],
  [-91.4, 17.2],
  [-90.4, 16.1],
  [-91.7, 16.1],
  [-92.2, 14.5],
  [-93.9, 16.0],
  [-95.1, 16.2],
  [-96.5, 15.7],
  [-98.5, 16.4],
  [-99.9, 16.8],
  [-101.9, 17.9],
  [-103.5, 18.3],
  [-105.0, 19.4],
  [-105.6, 20.4],
  [-105.3, 21.5],
  [-106.4, 23.2],
  [-108.0, 25.0],
  [-109.4, 25.8],
  [-109.4, 26.7],
  [-111.0, 27.9],
  [-112.2, 29.2],
  [-113.1, 31.2],
  [-114.8, 31.8],
  [-114.7, 30.0],
  [-112.9, 28.4],
  [-112.2, 27.2],
  [-111.3, 26.0],
  [-110.6, 24.3],
  [-109.4, 23.2],
  [-110.0, 22.9],
  [-112.1, 24.7],
  [-112.2, 26.0],
  [-113.6, 26.7],
  [-115.0, 27.8],
  [-114.1, 28.1],
  [-115.7, 29.7],
  [-116.3, 31.0],
];

/** A place on the map, as shares of its width and of its height, from 0 to 1. */
export type MapPlace = { readonly x: number; readonly y: number };
/** People who signed in near to one another. */
export type MapMark = MapPlace & { readonly names: readonly string[] };

/** How wide the map is for its height. */
export const MAP_RATIO = (FRAME.east - FRAME.west) / ((FRAME.north - FRAME.south) * STRETCH);

function placeOf([longitude, latitude]: Point): MapPlace {
  return {
    x: (longitude - FRAME.west) / (FRAME.east - FRAME.west),
    y: (FRAME.north - latitude) / (FRAME.north - FRAME.south),
  };
}

const isInside = ({ x, y }: MapPlace): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

function at(point: Point): string {
  const { x, y } = placeOf(point);
  return `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
}

/** The outline of Mexico, as a path on a map that is a thousand wide and a thousand high. */
export const OUTLINE_PATH = `M${OUTLINE.map(at).join('L')}Z`;

/** Every fifth degree of longitude and of latitude, across the same map. */
export const GRID_PATH = [
  ...[-115, -110, -105, -100, -95, -90].map(
    (longitude) => `M${at([longitude, FRAME.north])}L${at([longitude, FRAME.south])}`,
  ),
  ...[15, 20, 25, 30].map((latitude) => `M${at([FRAME.west, latitude])}L${at([FRAME.east, latitude])}`),
].join('');

const degreesIn = ({ values }: RegisterRow, field: string): number | null => {
  const value = values[field];
  return typeof value === 'number' ? value : null;
};

/** Where people signed in last, those of one city in one mark; and how many are elsewhere, or told no place. */
export function mapMarks(rows: readonly RegisterRow[]): {
  readonly marks: readonly MapMark[];
  readonly without: number;
} {
  const cells = new Map<string, { point: Point; name: string }[]>();
  let without = 0;
  for (const row of rows) {
    const longitude = degreesIn(row, 'longitude');
    const latitude = degreesIn(row, 'latitude');
    if (longitude === null || latitude === null || !isInside(placeOf([longitude, latitude]))) without += 1;
    else {
      const cell = `${Math.round(longitude / NEAR)} ${Math.round(latitude / NEAR)}`;
      const person = { point: [longitude, latitude] as const, name: String(row.values['fullName'] ?? '') };
      cells.set(cell, [...(cells.get(cell) ?? []), person]);
    }
  }
  const marks = Array.from(cells.values(), (people) => {
    const middle = (axis: 0 | 1) => people.reduce((sum, { point }) => sum + point[axis], 0) / people.length;
    return { ...placeOf([middle(0), middle(1)]), names: people.map(({ name }) => name) };
  });
  return { marks, without };
}
