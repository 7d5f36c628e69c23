import { UnexpectedStatusError } from '@sereno/api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { hasFailedCall, oldestAnswer } from './useFreshness.ts';

const at = (client: QueryClient, key: readonly string[], updatedAt: number): void => {
  client.setQueryData([...key], 1, { updatedAt });
};
const watch = (client: QueryClient, key: readonly string[]) =>
  new QueryObserver(client, { queryKey: key, queryFn: () => 1, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  );

describe('how old the figures are', () => {
  it('is as old as the oldest of those in sight', () => {
    const client = new QueryClient();
    expect(oldestAnswer(client)).toBe(0);
    at(client, ['dashboard', 'a'], 300);
    at(client, ['dashboard', 'b'], 200);
    at(client, ['dashboard', 'unseen'], 100);
    at(client, ['activity'], 50);
    const stop = watch(client, ['dashboard', 'a']);
    watch(client, ['dashboard', 'b']);
    watch(client, ['activity']);
    expect(oldestAnswer(client)).toBe(200);
    stop();
    client.removeQueries({ queryKey: ['dashboard', 'b'] });
    expect(oldestAnswer(client)).toBe(0);
  });

  it('FLT-05 goes on telling the age of what stays in sight after an unexpected status, and of nothing that fell to empty', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const failing = async (error: Error) => {
      client.clear();
      at(client, ['dashboard', 'a'], 300);
      watch(client, ['dashboard', 'a']);
      const requested = client.fetchQuery({
        queryKey: ['dashboard', 'a'],
        queryFn: (): number => {
          throw error;
        },
      });
      await expect(requested).rejects.toBe(error);
      return oldestAnswer(client);
    };
    expect(await failing(new UnexpectedStatusError(500, 'GET /a'))).toBe(300);
    expect(await failing(new Error('no answer'))).toBe(0);
  });
});

describe('whether newer figures could not be fetched', () => {
  it.each([
    ['no answer', new Error('no answer'), true],
    ['a fault of the server', new UnexpectedStatusError(500, 'GET /a'), true],
    ['a call that the server does not have', new UnexpectedStatusError(404, 'GET /a'), false],
  ])('FLT-04 is told of what is in sight, and of days without data it is not: %s', async (_, error, failed) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const ask = (name: string, queryFn: () => number) => client.fetchQuery({ queryKey: ['dashboard', name], queryFn });
    await ask('empty', () => 0);
    watch(client, ['dashboard', 'empty']);
    const fail = (): number => {
      throw error;
    };
    await expect(ask('unseen', fail)).rejects.toBe(error);
    expect(hasFailedCall(client)).toBe(false);
    const stop = new QueryObserver(client, { queryKey: ['dashboard', 'seen'], queryFn: fail }).subscribe(
      () => undefined,
    );
    await expect.poll(() => client.getQueryState(['dashboard', 'seen'])?.status).toBe('error');
    expect(hasFailedCall(client)).toBe(failed);
    stop();
    expect(hasFailedCall(client)).toBe(false);
  });
});
