const cell = 44;
const step = 56;
/** A month of thirty days that begins on a Tuesday. */
const days = Array.from({ length: 30 }, (_, index) => index + 1);
const missing = 18;
/** Days with entries: the length of their mark, in units of the drawing. */
const marks: ReadonlyMap<number, number> = new Map([
  [3, 20],
  [7, 14],
  [10, 24],
  [15, 16],
  [21, 22],
  [24, 12],
  [29, 18],
]);

/** Upper left corner of a day's cell. */
function place(day: number): { x: number; y: number } {
  return { x: (day % 7) * step, y: Math.floor(day / 7) * step + 24 };
}

/** A month from which one day has slipped out and lies below. */
export function Month() {
  const gap = place(missing);
  return (
    <svg viewBox="-8 -8 396 396" aria-hidden>
      {Array.from({ length: 7 }, (_, column) => (
        <rect key={column} className="weekday" x={column * step + 12} width={20} height={6} rx={3} />
      ))}
      {days
        .filter((day) => day !== missing)
        .map((day) => {
          const { x, y } = place(day);
          const mark = marks.get(day);
          return (
            <g key={day}>
              <rect className="day" x={x} y={y} width={cell} height={cell} rx={8} />
              {mark !== undefined && <rect className="mark" x={x + 8} y={y + 30} width={mark} height={6} rx={3} />}
            </g>
          );
        })}
      <rect className="gap" {...gap} width={cell} height={cell} rx={8} />
      <g transform={`translate(${gap.x + 66} 338) rotate(17)`}>
        <rect className="fallen" x={-22} y={-22} width={cell} height={cell} rx={8} />
        <rect className="fallen-mark" x={-14} y={8} width={22} height={6} rx={3} />
      </g>
    </svg>
  );
}
