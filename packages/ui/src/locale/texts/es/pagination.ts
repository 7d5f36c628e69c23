export const paginationTexts = {
  'pagination.page': 'Página {page} de {pages}',
  'pagination.first': 'Primera página',
  'pagination.previous': 'Página anterior',
  'pagination.next': 'Página siguiente',
  'pagination.last': 'Última página',
} as const;
