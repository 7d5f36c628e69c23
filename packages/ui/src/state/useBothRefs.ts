'use client';
import { useCallback, type Ref, type RefCallback } from 'react';
import { rootOf, type RootProps } from './rootProps.ts';

/** One ref for an element that the component itself and its host want to know. */
export function useBothRefs<Node>(own: Ref<Node> | undefined, host: Ref<Node> | undefined): RefCallback<Node> {
  return useCallback(
    (node: Node) => {
      const detach = [attach(own, node), attach(host, node)];
      return () => {
        for (const leave of detach) leave();
      };
    },
    [own, host],
  );
}

const nothing = (): void => undefined;

function attach<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') return ref(node) ?? (() => void ref(null));
  if (!ref) return nothing;
  ref.current = node;
  return () => {
    ref.current = null;
  };
}

/** `rootOf` for a component that wants to know its root element itself. */
export function useRoot<Root extends Element>(props: RootProps<Root>, own: Ref<Root>): RootProps<Root> {
  const { ref, ...root } = rootOf(props);
  return { ...root, ref: useBothRefs(own, ref) };
}
