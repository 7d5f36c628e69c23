import { createElement, use, useEffect, useState, type ComponentType } from 'react';
import { type Fetched, fetchedOnce } from './fetchedOnce.ts';

/** A component whose code is fetched when it is first shown, or ahead. */
export type LazyPart<Props extends object> = ComponentType<Props> & Pick<Fetched<ComponentType<Props>>, 'preload'>;

/**
 * Makes such a component of the import of its code; it suspends until that is there. In place of React's `lazy`, with which code that
 * was fetched ahead would still show the skeleton first, and React holds that for 300 ms.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const code = fetchedOnce(importPart);
  const Part = (props: Props) => createElement(use(code.load()), props);
  return Object.assign(Part, { preload: code.preload });
}

type LatePartProps<Props> = {
  code: Pick<Fetched<ComponentType<Props>>, 'load'>;
  /** Whether it is wanted. Once it is there it stays. */
  when: boolean;
  part: Props;
  /** Its code cannot be fetched: it is asked for again when it is wanted again. */
  onFailure: (error: unknown) => void;
};

/** A part that nothing stands in the place of until its code is there: a dialog, a notice. */
export function LatePart<Props extends object>({ code, when, part, onFailure }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = when && Part === null;
  useEffect(() => {
    if (isMissing) code.load().then((loaded) => setPart(() => loaded), onFailure);
    // oxlint-disable-next-line react/exhaustive-deps -- it is fetched once for each time that it is missing.
  }, [isMissing]);
  return Part && <Part {...part} />;
}
