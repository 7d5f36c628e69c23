export const lines = [
  { id: 'PF', name: 'Previsión familiar', value: 1_284_350.5 },
  { id: 'SG', name: 'Seguro', value: 612_480 },
  { id: 'BF', name: 'Beneficio funerario', value: 287_560 },
];
