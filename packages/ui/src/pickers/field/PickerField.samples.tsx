export const label = 'Fecha de actividad';

export const opens = { name: `Abrir el calendario: ${label}` };
