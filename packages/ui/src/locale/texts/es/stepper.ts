export const stepperTexts = {
  'stepper.done': 'Hecho',
  'stepper.error': 'Con error',
} as const;
