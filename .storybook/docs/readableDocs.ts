import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { withoutRequirements } from '../../scripts/withoutRequirements.ts';
import { exampleOf } from './example.ts';
import { shelves } from './shelves.ts';

/**
 * What a page says to importers: props as the published types describe them, and code as they write it. Storybook asks nobody about the
 * code that it has read from a file, and here is where the parameters of each story pass by.
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
