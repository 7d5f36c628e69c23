import { createStore, Provider } from 'jotai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFE_MS, draftNames, followDrafts, forgetDrafts } from './drafts.ts';
import { DRAFT_LIMIT, DRAFT_PAUSE_MS, openDraft } from './openDraft.ts';
import { sessionAtom, type Session } from './session.ts';
import { useDraft } from './useDraft.ts';

/** A storage in memory whose keys are its own properties, like the browser's. */
function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string): string | null => Object.getOwnPropertyDescriptor(storage, key)?.value ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage: Storage = Object.create(methods);
  return storage;
}

/** A signed-in user. */
function sessionOf(id: number): Session {
  const employee = {
    firstName: '',
    lastName: null,
    slpCode: null,
    sellerName: null,
    email: null,
    mobile: null,
    employeeId: null,
    extEmpNo: null,
    jobTitle: null,
    businessLineName: null,
    manager: null,
  };
  const user = { id, roleId: 8, companyId: 1, employeeId: null, name: '', fullName: '', userName: `rol${id}` };
  return {
    token: `token-${id}`,
    user: { ...user, carouselOn: false, teamCarousel: false, companyName: '', roleName: '', employee },
  };
}

const form = { name: 'activity', schema: v.object({ note: v.string() }), initial: { note: '' } };
const openFor = (userId: number | null) => openDraft({ ...form, userId });
/** What a component shows that has the form. */
const Form = () => useDraft(form).start.note;
/** A form in which that person has just typed. */
function typedBy(id: number) {
  const draft = openFor(id);
  draft.keep({ note: `de ${id}` });
  return draft;
}
const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('sereno:draft:'));

/** A page of the application: who is signed in there, and its forms. */
function page() {
  const store = createStore();
  followDrafts(store);
  return {
    signIn: (id: number) => store.set(sessionAtom, sessionOf(id)),
    sessionEnds: () => store.set(sessionAtom, null),
    leave: () => {
      forgetDrafts();
      store.set(sessionAtom, null);
    },
    store,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the draft of a form', () => {
  it('is saved once after a pause, and restored the next time', () => {
    page().signIn(8);
    const set = vi.spyOn(localStorage, 'setItem');
    const draft = openFor(8);
    for (const note of ['L', 'Ll', 'Lla']) draft.keep({ note });
    expect(set).not.toHaveBeenCalled();
    vi.advanceTimersByTime(DRAFT_PAUSE_MS);
    expect(set).toHaveBeenCalledTimes(1);
    expect(openFor(8).start).toEqual({ note: 'Lla' });
  });

  it('is saved at once when the form is about to unmount', () => {
    page().signIn(8);
    const draft = openFor(8);
    draft.keep({ note: 'Llamar' });
    draft.flush();
    draft.flush();
    expect(openFor(8).start).toEqual({ note: 'Llamar' });
  });

  it('is deleted when the form was sent, with pending writes, and when the form is back at its initial values', () => {
    page().signIn(8);
    const draft = openFor(8);
    draft.keep({ note: 'Llamar' });
    draft.flush();
    draft.keep({ note: 'Llamar hoy' });
    draft.forget();
    draft.flush();
    expect(stored()).toEqual([]);
    draft.keep({ note: 'Otra' });
    draft.flush();
    draft.keep({ note: '' });
    draft.flush();
    expect(stored()).toEqual([]);
  });

  it('holds only the fields of its schema, never a password', () => {
    page().signIn(8);
    const typed = { note: 'Llamar', password: 'secreta' };
    const draft = openFor(8);
    draft.keep(typed);
    draft.flush();
    expect(JSON.stringify(localStorage)).not.toContain('secreta');
    expect(openFor(8).start).toEqual({ note: 'Llamar' });
  });

  it('is listed by name for its person until it expires', () => {
    page().signIn(8);
    const draft = openFor(8);
    draft.keep({ note: 'Llamar' });
    draft.flush();
    expect([draftNames(8), draftNames(9)]).toEqual([['activity'], []]);
    vi.advanceTimersByTime(DRAFT_LIFE_MS);
    expect(draftNames(8)).toEqual([]);
  });

  it('expires with the maximum session age, and is ignored when dated in the future', () => {
    page().signIn(8);
    const draft = openFor(8);
    draft.keep({ note: 'Llamar' });
    draft.flush();
    const now = Date.now();
    vi.setSystemTime(now + DRAFT_LIFE_MS - 1);
    expect(openFor(8).start).toEqual({ note: 'Llamar' });
    vi.setSystemTime(now + DRAFT_LIFE_MS);
    expect(openFor(8).start).toEqual({ note: '' });
    vi.setSystemTime(now - 1000);
    expect(openFor(8).start).toEqual({ note: '' });
  });

  it('keeps the last version that fitted when it grows too long', () => {
    page().signIn(8);
    const draft = openFor(8);
    draft.keep({ note: 'corta' });
    draft.flush();
    draft.keep({ note: 'x'.repeat(DRAFT_LIMIT) });
    draft.flush();
    expect(openFor(8).start).toEqual({ note: 'corta' });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":2,"at":0,"values":{"note":"x"}}',
    '{"version":1,"at":"0","values":{"note":"x"}}',
    '{"version":1,"at":0,"values":{"note":["<img>"]}}',
    '{"version":1,"at":0,"values":{"__proto__":{"note":"x"}}}',
  ])('with %j leaves the form at its initial values', (text) => {
    vi.setSystemTime(0);
    page().signIn(8);
    localStorage.setItem('sereno:draft:8:activity', text);
    expect(openFor(8).start).toEqual({ note: '' });
  });

  it('of two tabs is the last one written; neither tab writes because of the other', () => {
    page().signIn(8);
    const [one, two] = [openFor(8), openFor(8)];
    one.keep({ note: 'uno' });
    one.flush();
    two.keep({ note: 'dos' });
    two.flush();
    const set = vi.spyOn(localStorage, 'setItem');
    vi.advanceTimersByTime(DRAFT_PAUSE_MS * 10);
    expect(set).not.toHaveBeenCalled();
    expect(openFor(8).start).toEqual({ note: 'dos' });
  });

  it('does no harm when storage is full or forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    page().signIn(8);
    const draft = openFor(8);
    draft.keep({ note: 'Llamar' });
    draft.flush();
    draft.forget();
    forgetDrafts();
    expect(openFor(8).start).toEqual({ note: '' });
  });

  it('is restored in a component’s form for the signed-in person', () => {
    const { store, signIn } = page();
    signIn(8);
    const draft = openFor(8);
    draft.keep({ note: 'Llamar' });
    draft.flush();
    const shown = () => renderToStaticMarkup(createElement(Provider, { store }, createElement(Form)));
    expect(shown()).toBe('Llamar');
    signIn(9);
    expect(shown()).toBe('');
  });
});

describe('the drafts of a person', () => {
  it('survive an expired session, including the last input, for the same person', () => {
    const { signIn, sessionEnds } = page();
    signIn(8);
    const draft = typedBy(8);
    sessionEnds();
    // The form unmounts with the session.
    draft.flush();
    signIn(8);
    expect(openFor(8).start).toEqual({ note: 'de 8' });
  });

  it('survive a reload', () => {
    page().signIn(8);
    typedBy(8).flush();
    page().signIn(8);
    expect(openFor(8).start).toEqual({ note: 'de 8' });
  });

  it('are deleted when another person signs in', () => {
    const { signIn, sessionEnds } = page();
    signIn(8);
    const draft = typedBy(8);
    draft.flush();
    sessionEnds();
    signIn(9);
    expect(stored()).toEqual([]);
    draft.keep({ note: 'tarde' });
    draft.flush();
    expect(stored()).toEqual([]);
    signIn(8);
    expect(openFor(8).start).toEqual({ note: '' });
  });

  it('AUTH-06 are deleted at log-out, and a form in another tab saves nothing afterwards', () => {
    const { signIn, leave } = page();
    signIn(8);
    typedBy(8).flush();
    const elsewhere = typedBy(8);
    leave();
    elsewhere.flush();
    expect(stored()).toEqual([]);
    signIn(8);
    expect(openFor(8).start).toEqual({ note: '' });
    typedBy(8).flush();
    expect(stored()).toHaveLength(1);
  });

  it('are not saved while signed out', () => {
    page();
    const draft = openFor(null);
    draft.keep({ note: 'Llamar' });
    draft.flush();
    draft.forget();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('are deleted at the next sign-in when they have expired', () => {
    page().signIn(8);
    typedBy(8).flush();
    localStorage.setItem('sereno:draft:8:broken', '{');
    localStorage.setItem('sereno:draft:88:activity', localStorage.getItem('sereno:draft:8:activity') ?? '');
    page().signIn(8);
    expect(stored()).toEqual(['sereno:draft:8:activity']);
  });
});
