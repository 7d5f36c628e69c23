/** Lengths of the rows' entries, in percent of their column; they repeat. */
const lengths = [62, 84, 48, 73, 91, 55, 68];
const lines = Array.from({ length: 18 }, (_, position) => ({
  position,
  length: lengths[position % lengths.length] ?? 60,
}));

/** The rows of a list that continues above and below: date, name and amount. */
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
