/** Remembers its last answer alone, and gives it again as long as it is asked for the same. */
export type Memory<Answer> = (key: string, compute: () => Answer) => Answer;

/** A memory that holds nothing yet. */
export function createMemory<Answer>(): Memory<Answer> {
  let last: { readonly key: string; readonly answer: Answer } | undefined;
  return (key, compute) => {
    if (last?.key !== key) last = { key, answer: compute() };
    return last.answer;
  };
}
