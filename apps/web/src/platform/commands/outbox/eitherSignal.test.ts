import { describe, expect, it, vi } from 'vitest';
import { eitherSignal } from './eitherSignal.ts';

describe('the combination of two signals', () => {
  it.each([0, 1])('aborts with either, whether before or after it is created: %i', (which) => {
    const both = [new AbortController(), new AbortController()];
    const [one, other] = both;
    const signal = eitherSignal(one?.signal, other?.signal);
    const heard = vi.fn<() => void>();
    signal?.addEventListener('abort', heard);
    expect(signal?.aborted).toBe(false);
    both[which]?.abort();
    both[1 - which]?.abort();
    expect([signal?.aborted, heard.mock.calls.length]).toEqual([true, 1]);
    expect(eitherSignal(one?.signal, new AbortController().signal)?.aborted).toBe(true);
  });

  it('is the given signal when the other is missing', () => {
    const { signal } = new AbortController();
    expect([eitherSignal(signal, undefined), eitherSignal(undefined, signal)]).toEqual([signal, signal]);
    expect(eitherSignal(undefined, undefined)).toBeUndefined();
  });
});
