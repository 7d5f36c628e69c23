import { useState } from 'react';
import { browserStorage } from './browserStorage.ts';

const UNFOLDED = 'sereno:unfolded:';

/**
 * Whether a person has unfolded a part of a page, which this browser remembers.
 * @param userId Who.
 * @param part Names the part in what is kept.
 * @param isAsked Whether something has led to it, which unfolds it until it is folded again. Default false.
 */
export function useUnfolded(
  userId: number,
  part: string,
  isAsked = false,
): readonly [isUnfolded: boolean, setUnfolded: (isUnfolded: boolean) => void, unfold: () => void] {
  const key = `${UNFOLDED}${userId}`;
  const read = (): readonly string[] => (browserStorage.read(key) ?? '').split(' ').filter((name) => name !== '');
  const [isUnfolded, setUnfolded] = useState(() => isAsked || read().includes(part));
  const remember = (isOpen: boolean): void => {
    const others = read().filter((name) => name !== part);
    const names = isOpen ? [...others, part] : others;
    browserStorage.write(key, names.length === 0 ? null : names.join(' '));
    setUnfolded(isOpen);
  };
  return [isUnfolded, remember, () => setUnfolded(true)];
}
