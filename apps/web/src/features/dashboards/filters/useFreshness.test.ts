import { UnexpectedStatusError } from '@sereno/api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { oldestAnswer } from './useFreshness.ts';

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
