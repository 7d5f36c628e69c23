/** The texts of the pages that open to anybody, but for the login. */
export const es = {
  'notFound.title': 'No encontramos la página',
  'notFound.text': 'La dirección no existe o cambió de lugar. Nuestro equipo ya está trabajando en ello.',
  'terms.title': 'Términos y condiciones',
  'terms.text':
    'Sereno es de uso interno. Los datos de prospectos y clientes se usan solo para su atención, y lo que haces con ellos queda registrado a tu nombre.',
} as const;
