import { useEffect, useState } from 'react';

/** Whether the browser has painted a frame since `isReady`: what is fetched from then on holds nothing up. Once true it stays so. */
export function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  const isAwaited = isReady && !isPainted;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame calls back before it is painted; what it puts off comes after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isAwaited]);
  return isPainted;
}
