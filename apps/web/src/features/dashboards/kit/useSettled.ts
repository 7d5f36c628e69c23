import { useEffect, useState } from 'react';

/** True once `value` has stayed the same for `delay` ms; true from the start for the first value. */
export function useSettled(value: string, delay: number): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled === value;
}
