import { useEffect, useState } from 'react';

/** Runs work once the browser has painted a frame; gives what calls it off. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame calls back before it is painted; what it puts off comes after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the browser has painted a frame since `isReady`: what is fetched from then on holds nothing up. Once true it stays so. */
export function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  const isAwaited = isReady && !isPainted;
  useEffect(() => (isAwaited ? afterPaint(() => setIsPainted(true)) : undefined), [isAwaited]);
  return isPainted;
}

/** The value a frame later: what shows the value itself is painted before what takes long to render for it. */
export function usePaintedValue<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}
