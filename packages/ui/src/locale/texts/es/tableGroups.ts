export const tableGroupsTexts = {
  // Names of what can be pressed in the row above those of a group, of which {group} is the value.
  'tableGroups.rows': 'Filas de {group}',
  'tableGroups.select': 'Elegir las filas de {group}',
  // The group of rows without a value in the column that they are grouped by.
  'tableGroups.none': 'Sin valor',
} as const;
