import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** A program that serves, at the address that it has named. */
export type Listening = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a script of Node in that folder and waits until it names its address; one that ends before fails with its output. */
export async function listen(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Listening> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const output: string[] = [];
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const [address] = /http:\/\/\S+/u.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
    ended.then(
      () => reject(new Error(output.join('\n'))),
      (error: unknown) => reject(error),
    );
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
