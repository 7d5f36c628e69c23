export const fieldTexts = {
  'field.tooLong': 'Usa {max} caracteres o menos',
  'passwordField.capsLock': 'Bloq Mayús está activado',
  'passwordField.show': 'Mostrar contraseña',
  'numberField.decrease': 'Disminuir {label}',
  'numberField.increase': 'Aumentar {label}',
  'numberField.notANumber': 'Escribe un número',
  'numberField.tooHigh': 'Escribe {max} o menos',
  'numberField.tooLow': 'Escribe {min} o más',
  'numberField.tooPrecise': { one: 'Usa {count} decimal o menos', other: 'Usa {count} decimales o menos' },
} as const;
