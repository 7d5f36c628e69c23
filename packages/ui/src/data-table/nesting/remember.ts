/** Remembers the last answer of `compute`, and gives it again for the same arguments. */
export function remember<Given extends readonly unknown[], Answer>(
  compute: (...given: Given) => Answer,
): (...given: Given) => Answer {
  let last: { readonly given: Given; readonly answer: Answer } | undefined;
  return (...given) => {
    if (!last?.given.every((value, at) => Object.is(value, given[at]))) last = { given, answer: compute(...given) };
    return last.answer;
  };
}
