import type { ReactNode } from 'react';
import { Workbench } from '../Workbench.tsx';

/** A right and a wrong use of a component beside each other, with the sentence that tells them apart. */
export type Pair = { readonly do: () => ReactNode; readonly dont: () => ReactNode; readonly why: string };

type Globals = Record<string, unknown>;

/** The pairs of a component, as the toolbar's theme and language show them. */
export function Usage({ pairs, globals }: { readonly pairs: readonly Pair[]; readonly globals: Globals }) {
  return pairs.map((pair) => (
    <figure key={pair.why} className="usage">
      <Example kind="Do" globals={globals} story={pair.do()} />
      <Example kind="Do not" globals={globals} story={pair.dont()} />
      <figcaption>{pair.why}</figcaption>
    </figure>
  ));
}

type ExampleProps = { readonly kind: 'Do' | 'Do not'; readonly globals: Globals; readonly story: ReactNode };

function Example({ kind, globals, story }: ExampleProps) {
  return (
    <section data-kind={kind}>
      <strong>{kind}</strong>
      <Workbench globals={globals} inDocs story={story} />
    </section>
  );
}
