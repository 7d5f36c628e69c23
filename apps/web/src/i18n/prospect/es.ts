/** What the form of a prospect says; its screen is not described (VAL-07). */
export const es = {
  'prospect.contactRequired': 'Escribe al menos un teléfono o un correo electrónico',
  'prospect.acceptsEmail': 'El prospecto acepta recibir correos',
} as const;
