export const label = 'Hora de inicio';

export const opens = { name: `Abrir las horas: ${label}` };
