'use client';
import { useTexts } from '../../locale/index.ts';
import { sliderTexts } from '../../locale/texts/es/slider.ts';
import { useControlled } from '../../state/useControlled.ts';
import { SliderField, type SliderWording } from './SliderField.tsx';

/** Two numbers, the smaller one first. */
export type NumberPair = readonly [from: number, to: number];

export type RangeSliderProps = SliderWording & {
  /** Both numbers (controlled); the nearest in the range. */
  value?: NumberPair | undefined;
  /** Initial numbers (uncontrolled). Default `min` and `max`. */
  defaultValue?: NumberPair | undefined;
  /** Called with both numbers on each step, also while dragging. */
  onChange?: ((value: NumberPair) => void) | undefined;
  /** Called with both numbers once a thumb is let go or a key has moved it. */
  onChangeEnd?: ((value: NumberPair) => void) | undefined;
};

const pairOf = ([from = 0, to = from]: readonly number[]): NumberPair => [from, to];

/** A range of numbers, from one thumb to the other, both included; a thumb pushes the other one along. */
export function RangeSlider({
  value,
  min = 0,
  max = 100,
  defaultValue = [min, max],
  onChange,
  onChangeEnd,
  ...props
}: RangeSliderProps) {
  const t = useTexts(sliderTexts);
  const [pair, change] = useControlled({ value, defaultValue, onChange, component: 'RangeSlider' });
  const { label } = props;
  return (
    <SliderField
      {...props}
      min={min}
      max={max}
      values={pair}
      onValues={(next) => change(pairOf(next))}
      onEnd={(last) => onChangeEnd?.(pairOf(last))}
      reset={() => change(defaultValue)}
      thumbNames={[t('slider.from', { label }), t('slider.to', { label })]}
    />
  );
}
