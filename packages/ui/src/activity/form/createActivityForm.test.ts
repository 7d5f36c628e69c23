import { ACTIVITY_TYPE, type ActivityType, emptyActivityForm } from '@sereno/domain/activity';
import { describe, expect, it, vi } from 'vitest';
import { createActivityForm } from './createActivityForm.ts';

const call: ActivityType = { id: ACTIVITY_TYPE.call, name: 'Llamada', durationMinutes: 20 };
const noTypes = (): readonly ActivityType[] => [];

describe('the store of the activity form', () => {
  it("ADL-27 ADL-28 edits by the domain's rules, with the current types", () => {
    let types: readonly ActivityType[] = [];
    const store = createActivityForm(emptyActivityForm('finish'), () => types);
    types = [call];
    store.edit({ kind: 'activityType', id: call.id, now: '10:15' });
    expect(store.get()).toMatchObject({ activityTypeId: call.id, startTime: '10:15', endTime: '10:35' });
  });

  it('returns the same object until it is edited', () => {
    const store = createActivityForm(emptyActivityForm('add'), noTypes);
    const before = store.get();
    expect(store.get()).toBe(before);
    store.edit({ kind: 'comments', text: 'Pide otra llamada' });
    expect(store.get()).not.toBe(before);
    expect(before.comments).toBe('');
  });

  it('notifies each listener of each change until it unsubscribes', () => {
    const store = createActivityForm(emptyActivityForm('add'), noTypes);
    const stays = vi.fn<() => void>();
    const leave = store.subscribe(() => leave());
    store.subscribe(stays);
    store.edit({ kind: 'comments', text: 'a' });
    store.edit({ kind: 'comments', text: 'ab' });
    expect(stays).toHaveBeenCalledTimes(2);
    const gone = vi.fn<() => void>();
    store.subscribe(gone)();
    store.edit({ kind: 'comments', text: 'abc' });
    expect(gone).not.toHaveBeenCalled();
  });

  it('distinguishes starting over from an edit', () => {
    const store = createActivityForm(emptyActivityForm('finish'), noTypes);
    const told = vi.fn<() => void>();
    store.subscribe(told);
    store.edit({ kind: 'observations', text: 'Pide otra llamada' });
    expect(store.round()).toBe(0);
    const fresh = emptyActivityForm('finish');
    store.replace(fresh);
    expect([store.round(), store.get()]).toEqual([1, fresh]);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
