/**
 * Gives an answer also where what the host has written throws: one bad row must not take the table away. The first error is reported.
 * @param onThrow Called for each error.
 */
export function guarded<Given extends readonly unknown[], Answer>(
  compute: (...given: Given) => Answer,
  otherwise: Answer,
  onThrow?: () => void,
): (...given: Given) => Answer {
  let isReported = false;
  return (...given) => {
    try {
      return compute(...given);
    } catch (error) {
      if (!isReported) reportError(error);
      isReported = true;
      onThrow?.();
      return otherwise;
    }
  };
}
