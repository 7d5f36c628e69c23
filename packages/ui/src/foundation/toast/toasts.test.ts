import { describe, expect, test, vi } from 'vitest';
import { appToastDuration, capacity, createToasts, richToastDuration } from './toasts.ts';

const action = { label: 'Deshacer', onPress: vi.fn<() => void>() };

describe('a report', () => {
  test('SHL-40, SHL-41 lasts 5 seconds, or 6 with details', () => {
    const { show, showRich, held } = createToasts();
    show({ text: 'Guardado' });
    showRich({ text: 'Guardado a medias', messages: ['Falta el código postal'] });
    expect(held().map(({ lasts }) => lasts)).toEqual([5000, 6000]);
    expect([appToastDuration, richToastDuration]).toEqual([5000, 6000]);
  });

  test('notifies listeners until they unsubscribe', () => {
    const { show, subscribe } = createToasts();
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    show({ text: 'Guardado' });
    stop();
    show({ text: 'Enviado' });
    expect(listener).toHaveBeenCalledOnce();
  });

  test('without a text throws in development', () => {
    expect(() => createToasts().show({ text: ' ' })).toThrow(/^Toast: it has no accessible name/);
  });
});

describe('equal reports', () => {
  test('are counted, under one id', () => {
    const { show, held } = createToasts();
    const first = show({ text: 'Sin conexión', tone: 'danger' });
    const second = show({ text: 'Sin conexión', tone: 'danger' });
    expect(second).toBe(first);
    expect(held()).toMatchObject([{ id: first, times: 2, reported: 2 }]);
  });

  test.each([
    [{ tone: 'warning' as const }],
    [{ description: 'Intenta más tarde' }],
    [{ messages: ['Renglón 4'] }],
    [{ action }],
  ])('differ with %o', (difference) => {
    const { showRich, held } = createToasts();
    showRich({ text: 'Sin conexión' });
    showRich({ text: 'Sin conexión', ...difference });
    expect(held()).toHaveLength(2);
  });

  test('with an action are separate', () => {
    const { showRich, held } = createToasts();
    showRich({ text: 'Cita eliminada', action });
    showRich({ text: 'Cita eliminada', action });
    expect(held()).toHaveLength(2);
  });

  test('start over after the first is gone', () => {
    const { show, close, held } = createToasts();
    close(show({ text: 'Guardado' }));
    show({ text: 'Guardado' });
    expect(held()).toMatchObject([{ times: 1 }]);
  });
});

describe('a burst', () => {
  test('never exceeds the capacity, and drops the oldest', () => {
    const { show, held } = createToasts();
    for (let index = 0; index < 10_000; index += 1) show({ text: `Error ${index}` });
    expect(held()).toHaveLength(capacity);
    expect(held()[0]?.text).toBe(`Error ${10_000 - capacity}`);
  });

  test('keeps toasts with an action as long as possible', () => {
    const { show, showRich, held } = createToasts();
    showRich({ text: 'Cita eliminada', action });
    for (let index = 0; index < capacity; index += 1) show({ text: `Error ${index}` });
    expect(held()[0]?.text).toBe('Cita eliminada');
    for (let index = 0; index < capacity; index += 1) showRich({ text: `Pregunta ${index}`, action });
    expect(held()).toHaveLength(capacity);
    expect(held()[0]?.text).toBe('Pregunta 0');
  });

  test('is closed at once', () => {
    const { show, close, held } = createToasts();
    for (let index = 0; index < 200; index += 1) show({ text: `Error ${index}` });
    close();
    expect(held()).toEqual([]);
  });
});

describe('an update', () => {
  test('changes the content and keeps the rest', () => {
    const { showRich, update, held } = createToasts();
    const id = showRich({ text: 'Enviando', description: '3 de 12', action });
    update(id, { text: 'Enviado', tone: 'positive', action: undefined });
    expect(held()).toMatchObject([
      { id, text: 'Enviado', tone: 'positive', description: '3 de 12', action: undefined, times: 1, reported: 2 },
    ]);
  });

  test('of a closed one does nothing', () => {
    const { show, update, close, held } = createToasts();
    const id = show({ text: 'Guardado' });
    close(id);
    update(id, { text: 'Otra cosa' });
    expect(held()).toEqual([]);
  });
});
