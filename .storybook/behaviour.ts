import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { endStory } from './stage/clock.ts';
import preview from './preview.tsx';

/** The stage of the workbench for tests of behaviour, which are no stories. */
const { beforeAll: begin } = setProjectAnnotations([preview]);
let end: (() => unknown) | undefined;
beforeAll(async () => {
  const cleanup: unknown = await begin();
  if (typeof cleanup === 'function') end = () => cleanup();
});
afterAll(() => end?.());

/** Takes down what a test has shown. By itself that waits for the next test, whose window would first be given to it. */
const nothing = composeStory({ render: () => createElement(Fragment) }, {});
afterEach(async () => {
  await nothing.load();
  endStory();
});
