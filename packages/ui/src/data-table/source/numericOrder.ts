import { countingSort, originalOrder } from './order.ts';

/**
 * Places from the least figure to the greatest, NaN behind all; those of the same figure stay as they came. Sorts by the bits
 * of the numbers, sixteen at a time and the least first (radix sort), which compares none with another.
 * @param figures Without -0, whose bits are not those of 0.
 */
export function numericOrder(figures: Float64Array): Uint32Array {
  const bits = new Uint32Array(figures.slice().buffer);
  return [0, 1, 2, 3].reduce(
    (order, digit) => countingSort(order, digitsOf(bits, digit), 0x1_0000),
    originalOrder(figures.length),
  );
}

/** One of the four digits of each number, such that they stand in the order of the numbers. */
function digitsOf(bits: Uint32Array, digit: number): Uint32Array {
  const digits = new Uint32Array(bits.length / 2);
  const isLow = digit < 2;
  const shift = (digit % 2) * 16;
  for (let row = 0; row < digits.length; row += 1) {
    // All of our platforms keep the low half of a number first.
    const high = bits[row * 2 + 1] ?? 0;
    const half = isLow ? (bits[row * 2] ?? 0) : high;
    // As they are, negative numbers would stand above the others, and the wrong way round.
    const isNegative = high >= 0x8000_0000;
    const turned = isNegative ? ~half : isLow ? half : half ^ 0x8000_0000;
    digits[row] = (turned >>> shift) & 0xffff;
  }
  return digits;
}
