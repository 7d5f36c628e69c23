import { createElement, type ComponentPropsWithRef, type ReactNode } from 'react';

/** A Lucide icon: the shapes on a 24 by 24 grid, each a tag with its attributes. */
export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Width and height in px, or any CSS length. Default 24; most components set it by their style. */
  size?: number | string;
};

/** Uses the colour of the surrounding text. Decorative unless it has an `aria-label`. */
export type Icon = (props: IconProps) => ReactNode;

/** Creates an icon component. Lucide's own React factory does more than we need, at four times the size. */
export function icon(node: IconNode): Icon {
  return function LucideIcon({ size = 24, ...svg }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={svg['aria-label'] === undefined || undefined}
        {...svg}
      >
        {node.map(([tag, attributes], position) => createElement(tag, { key: position, ...attributes }))}
      </svg>
    );
  };
}
