'use client';
import { useEffect, useRef, useState } from 'react';
import { isDevelopment, warn } from './development.ts';

export type ControlledOptions<Value> = {
  /** The value when the host holds it; `undefined` means that the component holds it itself. */
  value: Value | undefined;
  /** First value when the component holds it. Later changes of it are ignored. */
  defaultValue: Value;
  /** Called with each new value, in both modes. */
  onChange?: ((value: Value) => void) | undefined;
  /** Name of the component, for the warning. */
  component: string;
};

/**
 * The `value` / `defaultValue` / `onChange` contract of every component, in one place.
 * An empty value of a controlled component is `null` or `''`, never `undefined`.
 */
export function useControlled<Value>({ value, defaultValue, onChange, component }: ControlledOptions<Value>) {
  const [inner, setInner] = useState(defaultValue);
  const controlled = value !== undefined;
  const startedControlled = useRef(controlled);

  useEffect(() => {
    if (!isDevelopment || startedControlled.current === controlled) return;
    startedControlled.current = controlled;
    warn(
      `${component}: \`value\` changed ${controlled ? 'from undefined to defined' : 'from defined to undefined'}. ` +
        'The component would show one value and report another. ' +
        'Give `value` on every render, with null or an empty text for "nothing", or give only `defaultValue`.',
    );
  }, [controlled, component]);

  const change = (next: Value): void => {
    if (!controlled) setInner(() => next);
    onChange?.(next);
  };
  return [controlled ? value : inner, change] as const;
}
