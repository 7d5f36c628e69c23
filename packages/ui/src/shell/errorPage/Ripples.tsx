/** Half widths of the rings on the water, in units of the drawing. */
const rings = [190, 300, 430, 580, 750];

/** Rings on still water, around the point of impact. */
export function Ripples() {
  return (
    <svg viewBox="-760 -200 1520 400" aria-hidden>
      {rings.map((width, index) => (
        <ellipse key={width} className="ring" rx={width} ry={width * 0.16} opacity={0.6 - index * 0.115} />
      ))}
    </svg>
  );
}
