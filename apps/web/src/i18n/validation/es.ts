/** What a form says of a value, whichever the form; the login brings its own (i18n/entry). */
export const es = {
  'validation.invalid': 'Valor no válido',
} as const;
