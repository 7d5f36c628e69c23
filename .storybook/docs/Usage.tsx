import type { ReactNode } from 'react';
import { Workbench } from '../Workbench.tsx';

/** A right and a wrong use of a component beside each other, with the sentence that tells them apart. */
export type Pair = { readonly do: () => ReactNode; readonly dont: () => ReactNode; readonly why: string };

type UsageProps = { readonly pairs: readonly Pair[]; readonly globals: Record<string, unknown> };

/** The pairs of a component, as the toolbar's theme and language show them. */
export function Usage({ pairs, globals }: UsageProps) {
  const figures = pairs.map((pair) => (
    <figure key={pair.why} className="usage">
      <section data-kind="do">
        <strong>Do</strong>
        {pair.do()}
      </section>
      <section data-kind="dont">
        <strong>Do not</strong>
        {pair.dont()}
      </section>
      <figcaption>{pair.why}</figcaption>
    </figure>
  ));
  return <Workbench globals={globals} inDocs story={figures} />;
}
