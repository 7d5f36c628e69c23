import { GlobalStyle } from '@sereno/ui/theme';
import type { ReactElement } from 'react';
import { App } from './App.tsx';
import { samples } from './samples.tsx';

/** What can be put on the stage: every component of the library, and the example of its README. */
export const names: readonly string[] = [
  'App',
  ...Object.entries(samples).flatMap(([subpath, shelf]) => Object.keys(shelf).map((name) => `${subpath}/${name}`)),
];

function sampleOf(name: string): ReactElement {
  const [subpath = '', component = ''] = name.split('/');
  const shelves: Readonly<Record<string, Readonly<Record<string, ReactElement>>>> = samples;
  const sample = shelves[subpath]?.[component];
  if (sample === undefined) throw new Error(`There is no sample named ${name}`);
  return sample;
}

/** The element that server and browser render for a name. */
export function onStage(name: string): ReactElement {
  if (name === 'App') return <App />;
  return (
    <>
      <GlobalStyle />
      {sampleOf(name)}
    </>
  );
}
