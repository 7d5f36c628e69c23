'use client';
import { Check } from '../icons/check.ts';
import { Minus } from '../icons/minus.ts';
import type { ComponentProps } from 'react';
import { Box, Sign } from './Checkbox.styles.ts';

/** The box alone, checked or with the dash for "some". */
export function CheckboxBox(props: ComponentProps<typeof Box>) {
  return (
    <Box {...props}>
      <Sign>{props.indeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}</Sign>
    </Box>
  );
}
