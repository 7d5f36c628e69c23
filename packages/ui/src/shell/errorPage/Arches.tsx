const span = 240;
const spans = [0, 1, 2, 4, 5];
const unbuilt = 3;

/** One span of the bridge, deck and half a pillar on either side, from its left edge. */
function outline(left: number): string {
  return `M${left} 40 h${span} v280 h-26 v-112 a94 94 0 0 0 -188 0 v112 h-26 z`;
}

/** A bridge with one span missing: its outline shows it under construction. */
export function Arches() {
  return (
    <svg viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden>
      {spans.map((position) => (
        <path key={position} className="built" d={outline(position * span)} />
      ))}
      <path className="unbuilt" d={outline(unbuilt * span)} />
      <rect className="stone" x={unbuilt * span + 2} y={272} width={22} height={48} />
      <rect className="stone" x={unbuilt * span + 216} y={228} width={22} height={92} />
    </svg>
  );
}
