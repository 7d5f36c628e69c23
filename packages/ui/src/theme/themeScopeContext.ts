'use client';
import { createContext, useContext } from 'react';
import type { Density, Theme } from './appearance.ts';

/** Attributes by which a popup looks like the part of the page that opened it. */
export type Scope = {
  readonly 'data-theme'?: Theme | undefined;
  readonly 'data-density'?: Density | undefined;
  readonly 'data-brand'?: string | undefined;
};

export const ScopeContext = createContext<Scope>({});

/** Props for the element of the body in which a popup is rendered. */
export function useThemeScope(): Scope {
  return useContext(ScopeContext);
}
