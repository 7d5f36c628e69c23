'use client';
import { useControlled } from '../../state/useControlled.ts';
import { SliderField, type SliderWording } from './SliderField.tsx';

export type SliderProps = SliderWording & {
  /** The number (controlled); the nearest in the range. */
  value?: number | undefined;
  /** Initial number (uncontrolled). Default `min`. */
  defaultValue?: number | undefined;
  /** Called with the number on each step, also while dragging. */
  onChange?: ((value: number) => void) | undefined;
  /** Called with the number once a thumb is let go or a key has moved it: for what is too costly to do on each step. */
  onChangeEnd?: ((value: number) => void) | undefined;
};

/** A number that is easier to feel than to type. Where the exact one matters use `NumberField`. */
export function Slider({
  value,
  min = 0,
  max = 100,
  defaultValue = min,
  onChange,
  onChangeEnd,
  ...props
}: SliderProps) {
  const [number, change] = useControlled({ value, defaultValue, onChange, component: 'Slider' });
  return (
    <SliderField
      {...props}
      min={min}
      max={max}
      values={[number]}
      onValues={([next]) => next !== undefined && change(next)}
      onEnd={([last]) => last !== undefined && onChangeEnd?.(last)}
      reset={() => change(defaultValue)}
    />
  );
}
