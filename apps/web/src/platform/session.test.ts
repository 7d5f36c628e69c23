import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSessionAtom, openSessionAtom, persistSession, sessionAtom, type Session } from './session.ts';

const KEY = 'sereno:session';
const sessionOf = (id: number, token = `token-${id}`): Session => ({
  token,
  user: {
    id,
    roleId: id,
    companyId: 1,
    employeeId: null,
    name: 'Mariana',
    fullName: 'Mariana Ruiz',
    userName: `rol${id}`,
    carouselOn: false,
    teamCarousel: false,
    companyName: 'Previsión del Valle',
    roleName: 'Asesor',
    employee: {
      firstName: 'Mariana',
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
    },
  },
});

let stored: Map<string, string>;
/** What another tab does, before this one has heard of it. */
const elsewhere = (session: Session | null) =>
  session === null ? stored.delete(KEY) : stored.set(KEY, JSON.stringify(session));
const storedNow = (): unknown => JSON.parse(stored.get(KEY) ?? 'null');

function tab() {
  const store = createStore();
  persistSession(store, KEY);
  return store;
}

const refuse = () => {
  throw new Error('forbidden');
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a new session', () => {
  it('SES-04 opens and is stored while signed out', () => {
    const store = tab();
    expect(store.set(openSessionAtom, sessionOf(8))).toBe(true);
    expect([store.get(sessionAtom), storedNow()]).toEqual([sessionOf(8), sessionOf(8)]);
  });

  it('SES-04 never replaces one that another tab opened meanwhile', () => {
    const store = tab();
    elsewhere(sessionOf(8));
    expect(store.set(openSessionAtom, sessionOf(1))).toBe(false);
    expect([store.get(sessionAtom), storedNow()]).toEqual([sessionOf(8), sessionOf(8)]);
  });

  it('SES-04 opens without browser storage, while this page is signed out', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = tab();
    expect(store.set(openSessionAtom, sessionOf(8))).toBe(true);
    expect(store.set(openSessionAtom, sessionOf(1))).toBe(false);
    expect(store.get(sessionAtom)).toEqual(sessionOf(8));
  });
});

describe('a session whose user does not match its token', () => {
  it('AUTH-08 ends and is removed from storage', () => {
    elsewhere(sessionOf(1));
    const store = tab();
    store.set(endSessionAtom, 1);
    expect([store.get(sessionAtom), storedNow()]).toEqual([null, null]);
  });

  it('AUTH-08 does not end a newer sign-in', () => {
    elsewhere(sessionOf(1));
    const store = tab();
    elsewhere(sessionOf(8));
    store.set(endSessionAtom, 1);
    expect([store.get(sessionAtom), storedNow()]).toEqual([sessionOf(8), sessionOf(8)]);
  });
});
