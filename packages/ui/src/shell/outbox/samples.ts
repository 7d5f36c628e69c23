import type { OutboxLine } from './outboxLine.ts';

/** An adviser's jobs while offline, for stories. */
export const demoLines: readonly OutboxLine[] = [
  {
    id: 1,
    what: 'end',
    who: 'María López Hernández',
    when: '20/11/2026 14:05',
    state: 'waiting',
    details: [
      {
        label: 'Observaciones',
        value: 'Pidió una cotización del plan familiar.\nPrefiere que le llamen por la tarde.',
      },
      { label: 'Fecha de actividad', value: '23/11/2026, de 16:00 a 16:15' },
    ],
  },
  {
    id: 2,
    what: 'reschedule',
    who: 'Jorge Ruiz',
    when: '20/11/2026 14:21',
    state: 'waiting',
    details: [{ label: 'Observaciones', value: 'No estaba en casa' }],
  },
  { id: 3, what: 'add', who: 'Ana Torres', when: '20/11/2026 14:40', state: 'waiting', details: [] },
];

/** A job the server refused when it was sent later. */
export const refusedLine: OutboxLine = {
  id: 4,
  what: 'end',
  who: 'Luis Peña',
  when: '20/11/2026 13:10',
  state: 'refused',
  message: 'Actividad ya finalizada',
  details: [{ label: 'Observaciones', value: 'Quiere comparar precios antes de decidir' }],
};

/** A job with an unknown outcome. */
export const unknownLine: OutboxLine = {
  id: 5,
  what: 'add',
  who: 'Elena Cruz',
  when: '20/11/2026 13:40',
  state: 'unknown',
  details: [{ label: 'Comentarios', value: 'Llevar el folleto' }],
};
