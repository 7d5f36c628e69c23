'use client';
import { Check } from '../icons/check.ts';
import { Minus } from '../icons/minus.ts';
import type { ComponentProps } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { styled } from 'styled-components';
import { markStyle } from './Choice.styles.ts';

const Box = styled(Checkbox.Root)`
  ${markStyle}
  border-radius: 4px;
`;

const Sign = styled(Checkbox.Indicator)`
  display: flex;
  & > svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 3;
  }
`;

/** The box alone, checked or with the dash for "some". */
export function CheckboxBox({ id, ...props }: ComponentProps<typeof Box>) {
  return (
    // Base UI gives its own id the preference until it is hydrated.
    <Box {...props} render={<span id={id} />}>
      <Sign>{props.indeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}</Sign>
    </Box>
  );
}
