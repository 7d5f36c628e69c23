import { describe, expect, it } from 'vitest';
import { outboxTexts } from '../../i18n/areas.ts';
import type { OutboxJob } from '../../platform/commands/outbox/useOutbox.ts';
import { outboxLines } from './outboxLines.ts';

const facts = {
  key: 'key',
  userId: 8,
  at: Date.UTC(2026, 10, 20, 20, 5),
  attempts: 0,
  keyed: false,
  uncertain: false,
  failures: 0,
  sentAt: null,
  status: null,
  message: null,
};
const next = {
  activityTypeId: 2,
  subjectId: 21,
  subject: 'Seguimiento',
  date: '2026-11-23',
  startTime: '16:00',
  endTime: '16:15',
  comments: 'Prefiere por la tarde',
  phone: '5510003001',
  address: null,
} as const;
const add: OutboxJob = {
  ...facts,
  id: 1,
  state: 'waiting',
  call: 'add',
  label: 'Ana Torres',
  payload: { prospectId: 3001, next },
};
const end: OutboxJob = {
  ...facts,
  id: 2,
  state: 'refused',
  status: 409,
  message: 'Actividad ya finalizada',
  call: 'end',
  activityId: 9001,
  label: 'Luis Peña',
  payload: { prospectId: 3001, tracingTypeId: 3, temperature: null, observations: 'Quiere comparar', next: null },
};

describe('the outbox as it is shown', () => {
  it('ADL-36 holds all that was typed, moments in the business zone, and no empty field', async () => {
    const t = await outboxTexts.load({ locale: 'es', overrides: {} });
    const context = { t, timeZone: 'America/Mexico_City', sending: false };
    const [line] = outboxLines({ waiting: [add], refused: [], unknown: [] }, context);
    expect(line).toEqual({
      id: 1,
      what: 'add',
      who: 'Ana Torres',
      when: '20/11/2026 14:05',
      state: 'waiting',
      message: undefined,
      details: [
        { label: 'Asunto', value: 'Seguimiento' },
        { label: 'Fecha de actividad', value: '23/11/2026, de 16:00 a 16:15' },
        { label: 'Comentarios', value: 'Prefiere por la tarde' },
        { label: 'Teléfono', value: '5510003001' },
      ],
    });
  });

  it('ADL-24 begins with what waits for the person, and says which one is on its way', async () => {
    const t = await outboxTexts.load({ locale: 'es', overrides: {} });
    const context = { t, timeZone: 'America/Mexico_City', sending: true };
    const lines = outboxLines({ waiting: [add, { ...add, id: 3 }], refused: [end], unknown: [] }, context);
    expect(lines.map(({ id, state }) => [id, state])).toEqual([
      [2, 'refused'],
      [1, 'sending'],
      [3, 'waiting'],
    ]);
    expect(lines[0]).toMatchObject({
      message: 'Actividad ya finalizada',
      details: [{ label: 'Observaciones', value: 'Quiere comparar' }],
    });
  });

  it('STA-01 has nothing that was typed of what was started', async () => {
    const t = await outboxTexts.load({ locale: 'es', overrides: {} });
    const context = { t, timeZone: 'America/Mexico_City', sending: false };
    const started: OutboxJob = {
      ...facts,
      id: 4,
      state: 'waiting',
      call: 'start',
      activityId: 9001,
      label: 'Eva Ruiz',
    };
    const [line] = outboxLines({ waiting: [started], refused: [], unknown: [] }, context);
    expect(line).toMatchObject({ what: 'start', who: 'Eva Ruiz', details: [] });
  });

  it('ADL-36 says of what was ended or moved when the next activity is', async () => {
    const t = await outboxTexts.load({ locale: 'es', overrides: {} });
    const context = { t, timeZone: 'America/Mexico_City', sending: false };
    const moved: OutboxJob = { ...end, state: 'waiting', call: 'reschedule', payload: { ...end.payload, next } };
    const [line] = outboxLines({ waiting: [moved], refused: [], unknown: [] }, context);
    expect(line?.details).toEqual([
      { label: 'Observaciones', value: 'Quiere comparar' },
      { label: 'Asunto', value: 'Seguimiento' },
      { label: 'Fecha de actividad', value: '23/11/2026, de 16:00 a 16:15' },
      { label: 'Comentarios', value: 'Prefiere por la tarde' },
      { label: 'Teléfono', value: '5510003001' },
    ]);
  });
});
