import process from 'node:process';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

type Listener = (message: unknown) => void;

/** The first listens to the pool for as long as the process lives, the other answers the calls of one run. */
let [pool, calls]: (Listener | undefined)[] = [];
const send = process.send?.bind(process);

process.on('message', (message) => {
  pool?.(message);
  calls?.(message);
});

init({
  post: (message) => send?.(message),
  on: (listener: Listener) => {
    if (pool) calls = listener;
    else pool = listener;
  },
  off: () => undefined,
  runTests: (state, traces) => {
    // Which mutant the last run had: while the next file loads its modules, none may be in force.
    Reflect.deleteProperty(globalThis, '__stryker__');
    return runBaseTests('run', state, traces);
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: setupEnvironment,
});
