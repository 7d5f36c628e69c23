/** How long the entries of the lines are, in percent of their column; they repeat. */
const lengths = [62, 84, 48, 73, 91, 55, 68];
const lines = Array.from({ length: 18 }, (_, position) => ({
  position,
  length: lengths[position % lengths.length] ?? 60,
}));

/** The lines of a list that goes on above and below: a date, a name and an amount each. */
export function Ledger() {
  return (
    <div className="ledger" aria-hidden>
      {lines.map(({ position, length }) => (
        <div key={position} className="line">
          <i className="date" />
          <i className="name" style={{ inlineSize: `${length}%` }} />
          <i className="amount" style={{ inlineSize: `${100 - length / 2}%` }} />
        </div>
      ))}
    </div>
  );
}
