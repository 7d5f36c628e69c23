/** The business line of a row, which the server knows; a part of several registers. */
export const businessLine = {
  id: 'businessLine',
  label: 'field.businessLine',
  kind: 'choice',
  writable: 'never',
  options: [
    { value: 'PF', label: 'line.PF' },
    { value: 'SG', label: 'line.SG' },
    { value: 'BF', label: 'line.BF' },
  ],
} as const;
