import { setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll } from 'vitest';
import preview from './preview.tsx';

/** The stage of the workbench for tests of behaviour, which are no stories. */
const { beforeAll: begin } = setProjectAnnotations([preview]);
let end: (() => unknown) | undefined;
beforeAll(async () => {
  const cleanup: unknown = await begin();
  if (typeof cleanup === 'function') end = () => cleanup();
});
afterAll(() => end?.());
