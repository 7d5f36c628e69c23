/** Remembers its last answer alone, and gives it again as long as it is asked for the same. */
type Memory<Answer> = (key: readonly unknown[], compute: () => Answer) => Answer;

/** A memory that holds nothing yet. */
export function createMemory<Answer>(): Memory<Answer> {
  let last: { readonly key: readonly unknown[]; readonly answer: Answer } | undefined;
  return (key, compute) => {
    if (!last?.key.every((part, at) => Object.is(part, key[at]))) last = { key, answer: compute() };
    return last.answer;
  };
}

/** Computes each answer once, and remembers all of them. */
export function remembered<Given, Answer>(compute: (given: Given) => Answer): (given: Given) => Answer {
  const known = new Map<Given, { readonly answer: Answer }>();
  return (given) => {
    const found = known.get(given) ?? { answer: compute(given) };
    known.set(given, found);
    return found.answer;
  };
}
