import { useState } from 'react';
import { fn } from 'storybook/test';
import { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';

export const onChange = fn<(next: readonly string[]) => void>();

/** Holds the choice, as a dashboard does. */
export function Host({ value: first, onChange: tell, ...props }: FilterSelectProps) {
  const [value, setValue] = useState(first);
  return (
    <FilterSelect
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        tell(next);
      }}
    />
  );
}
