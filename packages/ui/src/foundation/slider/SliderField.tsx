'use client';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Slider as Base } from '@base-ui/react/slider';
import { useFormats } from '../../locale/index.ts';
import { useGroup, type GroupProps } from '../choice/useGroup.ts';
import { Count } from '../field/Field.styles.ts';
import { Field } from '../field/Field.tsx';
import { useFieldProps, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { numberText, type NumberFormat } from '../field/numberText.ts';
import { useReadingDirection } from '../select/useReadingDirection.ts';
import { Control, Indicator, Thumb, Track } from './Slider.styles.ts';

/** Props of a slider with one thumb or two. */
export type SliderWording = Omit<FieldWording, 'required'> &
  ControlProps &
  GroupProps & {
    /** The number at the start. Default 0. */
    min?: number | undefined;
    /** The number at the end; larger than `min`. Default 100. */
    max?: number | undefined;
    /**
     * Distance between two numbers, counted from `min`; an arrow key moves by it, Page Up, Page Down and Shift with an
     * arrow by ten of them. Default 1, or 0.01 for a percentage.
     */
    step?: number | undefined;
    /** How the number is written: pesos, a percentage (0.15 is "15%"), decimals. Default: plain. */
    format?: NumberFormat | undefined;
    /** Writes a number in words of the host: the day that it stands for. Default: as `format` says. */
    formatValue?: ((value: number) => string) | undefined;
    /** Focusable and read, but cannot be changed. Default false. */
    readOnly?: boolean | undefined;
    /** Name in a form, which submits the plain number, or both numbers. Without it nothing is submitted. */
    name?: string | undefined;
  };

type SliderFieldProps = SliderWording & {
  min: number;
  max: number;
  /** One for each thumb, from the smallest. */
  values: readonly number[];
  onValues: (values: readonly number[]) => void;
  onEnd: (values: readonly number[]) => void;
  /** The form is reset. */
  reset: () => void;
  /** Name of each thumb. Default: the label's. */
  thumbNames?: readonly string[];
};

const list = (values: number | readonly number[]): readonly number[] =>
  typeof values === 'number' ? [values] : values;

/** What sliders with one thumb and with two consist of. */
export function SliderField({
  min,
  max,
  format = {},
  formatValue,
  step = format.style === 'percent' ? 0.01 : 1,
  readOnly = false,
  name,
  values: given,
  onValues,
  onEnd,
  reset,
  thumbNames,
  ref,
  onBlur,
  ...props
}: SliderFieldProps) {
  const { field, control, id, labelId } = useFieldProps(props, name);
  const { number: tag, currency } = useFormats();
  const [direction, readDirection] = useReadingDirection();
  const group = useGroup({ ref, onBlur, reset });
  // NaN (a division by zero, a failed parse) stands at the start.
  const values = given.map((value) => (Number.isNaN(value) ? min : Math.min(Math.max(value, min), max)));
  const plain = numberText(tag, format.style === 'currency' ? { currency, ...format } : format, []);
  const write = formatValue ?? plain.write;
  return (
    <Field {...field} group footnote={<Count aria-hidden>{values.map(write).join(' – ')}</Count>}>
      <DirectionProvider direction={direction}>
        <div ref={readDirection}>
          <Base.Root
            {...control}
            {...group}
            id={id}
            aria-labelledby={labelId}
            name={name}
            min={min}
            max={max}
            step={step}
            largeStep={10 * step}
            disabled={field.disabled}
            value={values}
            onValueChange={(next, details) => (readOnly ? details.cancel() : onValues(list(next)))}
            onValueCommitted={(next) => onEnd(list(next))}
          >
            <Control data-readonly={readOnly || undefined}>
              <Track>
                <Indicator />
                {values.map((_, index) => (
                  <Thumb
                    key={index}
                    index={index}
                    getAriaLabel={thumbNames && ((at) => thumbNames[at] ?? '')}
                    getAriaValueText={(__, value) => write(value)}
                  />
                ))}
              </Track>
            </Control>
          </Base.Root>
        </div>
      </DirectionProvider>
    </Field>
  );
}
