import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { withoutRequirements } from '../../scripts/withoutRequirements.ts';
import { exampleOf, exportsOf, type Shelves } from './example.ts';

const indexes: Readonly<Record<string, string>> = import.meta.glob('../../packages/ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The subpaths of the package; a name that two of them export is imported from the first. */
const shelves: Shelves = new Map(
  Object.entries(indexes).map(([path, index]) => [path.split('/').at(-2) ?? '', exportsOf(index)]),
);

/**
 * What a page says to importers: props as the published types describe them, and code as they write it. Storybook has no hook for the code
 * that it reads from a file (`docs.source.transform` is not called for it), so the parameters of each story are changed here.
 */
export const readableDocs: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const source: { code?: string } = parameters['docs']?.source ?? {};
  parameters['docs'] = {
    ...parameters['docs'],
    ...(source.code === undefined
      ? // A story of the design shows no component, so there is nothing to copy.
        { canvas: { ...parameters['docs']?.canvas, sourceState: 'none' } }
      : { source: { ...source, code: exampleOf(source.code, shelves) } }),
  };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.description === undefined ? type : { ...type, description: withoutRequirements(type.description) },
    ]),
  );
};
