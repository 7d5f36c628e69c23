export const errorPageTexts = {
  'errorPage.oops': 'OOPS! Something went wrong here',
  'errorPage.oopsText': 'No encontramos la página que buscas. Nuestro equipo ya está trabajando en ello.',
  'errorPage.text': 'La dirección no existe o cambió de lugar. Nuestro equipo ya está trabajando en ello.',
  'errorPage.title': 'No encontramos esta página',
} as const;
