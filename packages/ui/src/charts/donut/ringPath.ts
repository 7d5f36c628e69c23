/** A part of a ring as a path, between two places in turns from 12 o'clock; the whole ring too. */
export function ringPath(
  { x, y, outer, inner }: { readonly x: number; readonly y: number; readonly outer: number; readonly inner: number },
  from: number,
  to: number,
): string {
  // An arc from a point to itself would be empty: a full ring is drawn as two halves.
  if (to - from > 0.9999) {
    const middle = (from + to) / 2;
    return `${ringPath({ x, y, outer, inner }, from, middle)}${ringPath({ x, y, outer, inner }, middle, to)}`;
  }
  const point = (radius: number, turn: number): string => {
    const angle = turn * 2 * Math.PI;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  };
  const isLong = to - from > 0.5 ? 1 : 0;
  return (
    `M${point(outer, from)}A${outer} ${outer} 0 ${isLong} 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${inner} ${inner} 0 ${isLong} 0 ${point(inner, from)}z`
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
