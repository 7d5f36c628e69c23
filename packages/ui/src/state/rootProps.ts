import type { CSSProperties, Ref } from 'react';

/** What every component gives to its root element, with every `data-*` attribute. */
export type RootProps<Root extends Element = HTMLDivElement> = {
  /** Class of the root element, beside its own. */
  className?: string | undefined;
  /** Style of the root element. */
  style?: CSSProperties | undefined;
  /** Id of the root element. */
  id?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
};

/** The part of a component's props that its root element takes: the props above, and each `data-*`. */
export function rootOf<Root extends Element>(props: RootProps<Root>): RootProps<Root> {
  const { className, style, id, ref } = props;
  const data = Object.entries(props).filter(([name]) => name.startsWith('data-'));
  return { className, style, id, ref, ...Object.fromEntries(data) };
}
