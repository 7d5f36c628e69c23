import { GlobalStyle } from '@sereno/ui/theme';
import { cloneElement, type ReactElement, type Ref } from 'react';
import { App } from './App.tsx';
import { Branded } from './Branded.tsx';
import { Contact } from './Contact.tsx';
import { type Sale, Sales } from './Sales.tsx';
import { samples } from './samples.tsx';
import { ServerSales } from './ServerSales.tsx';
import { Shirts } from './Shirts.tsx';
import { Week } from './Week.tsx';

const page: readonly Sale[] = [{ id: 'S-0', client: 'Ana', office: 'Madrid', amount: 1234.5, paid: 3 }];
const fetchPage = async () => ({ rows: page, total: 4321 });

/** The examples of the README. */
const examples: Readonly<Record<string, ReactElement>> = {
  App: <App />,
  Branded: <Branded />,
  Contact: <Contact save={async () => undefined} />,
  Sales: <Sales />,
  Shirts: <Shirts />,
  Week: <Week />,
  ServerSales: <ServerSales fetchPage={fetchPage} />,
};

/** What can be put on the stage: every component of the library, and the examples of its README. */
export const names: readonly string[] = [
  ...Object.keys(examples),
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
  return name === 'App' ? (
    <App />
  ) : (
    <>
      <GlobalStyle />
      {examples[name] ?? sampleOf(name)}
    </>
  );
}

/** A component with everything that a host gives to its root element. */
export function probed(name: string, ref: Ref<unknown>): ReactElement {
  const given = { key: name, className: 'probe', style: { scale: 1 }, id: 'probe', 'data-probe': '', ref };
  return cloneElement(sampleOf(name), given);
}
