import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { lightLaptop, modes, type Mode } from './modes.ts';

/** What Chromatic reads in `parameters.chromatic`. */
export type Pictures = { readonly modes: Readonly<Record<string, Partial<Mode>>> };

type Globals = Readonly<Record<string, unknown>>;

const isGlobals = (value: unknown): value is Globals => typeof value === 'object' && value !== null;

const isWidth = (value: unknown): value is { value: Mode['viewport'] } => isGlobals(value) && 'value' in value;

/** Storybook hands them over without saying so in its types. */
const globalsOf = (context: object): Globals =>
  'storyGlobals' in context && isGlobals(context.storyGlobals) ? context.storyGlobals : {};

/** A story that brings its own stage is photographed on that one: the others would give the same picture again. */
export function picturesOf(globals: Globals): Pictures {
  const { viewport, ...own } = globals;
  if (Object.keys(globals).length === 0) return { modes };
  return { modes: { 'own stage': { ...lightLaptop, ...own, ...(isWidth(viewport) && { viewport: viewport.value }) } } };
}

/**
 * Chromatic takes the stages of a story from its parameters, which do not know its globals. This is the one place where both
 * meet, so the argument types pass through as they are.
 */
export const choosePictures: ArgTypesEnhancer = (context) => {
  const { parameters, argTypes } = context;
  parameters['chromatic'] = { ...picturesOf(globalsOf(context)), ...parameters['chromatic'] };
  return argTypes;
};
