import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

const NAME = 'one-process';
const entry = fileURLToPath(new URL('worker.ts', import.meta.url));

type Listener = (...args: unknown[]) => void;

/** One process for all test files: a new one for each takes twenty times as long as most of them. */
class TestProcess {
  #child: ChildProcess | undefined;
  #turn = Promise.resolve();

  /** Waits until the previous file has ended. Returns the process and a release function. */
  async take({ env, execArgv }: PoolOptions): Promise<{ child: ChildProcess; giveBack: () => void }> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    const isAlive = this.#child?.exitCode === null && this.#child.signalCode === null;
    if (!isAlive) this.#child = undefined;
    this.#child ??= fork(entry, [], {
      env,
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    return { child: this.#child, giveBack: resolve };
  }

  async end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** What the pool takes for a process of its own: the turn of one test file in the process of all. */
class Turn implements PoolWorker {
  readonly name = NAME;
  readonly cacheFs = true;
  readonly #process: TestProcess;
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, listener: Listener][] = [];
  #child: ChildProcess | undefined;
  #giveBack: (() => void) | undefined;
  #answers = true;

  constructor(process: TestProcess, options: PoolOptions) {
    this.#process = process;
    this.#options = options;
  }

  async start(): Promise<void> {
    ({ child: this.#child, giveBack: this.#giveBack } = await this.#process.take(this.#options));
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#child?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#child?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    // The pool ends without this request what does not answer any more.
    this.#answers = message.type === 'stop';
    this.#child?.send(message);
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.off(event, listener);
    if (!this.#answers) await this.#process.end();
    this.#giveBack?.();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

/** Runs the files of all runs in one process, which loads their modules again for each. */
export function oneProcess(): Plugin {
  const process = new TestProcess();
  return {
    name: NAME,
    configureVitest({ project, vitest }) {
      project.config.pool = NAME;
      project.config.poolRunner = { name: NAME, createPoolWorker: (options) => new Turn(process, options) };
      vitest.onClose(() => process.end());
    },
  };
}
