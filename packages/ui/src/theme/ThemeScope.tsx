'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { Density, Theme } from './appearance.ts';
import { type Scope, ScopeContext, useThemeScope } from './themeScopeContext.ts';
import { color, fontFamily } from './variables.ts';

const Part = styled.div`
  &[data-theme],
  &[data-brand] {
    background: ${color.bg};
    color: ${color.text};
    font-family: ${fontFamily};
  }
`;

export type ThemeScopeProps = ComponentPropsWithRef<'div'> & {
  /** Colour scheme of this part. Default: as around it. */
  theme?: Theme | undefined;
  /** Density of this part. Default: as around it. */
  density?: Density | undefined;
  /** Name of a brand: `'acme'` for `createTheme({ scope: '[data-brand=acme]' })`. Default: as around it. */
  brand?: string | undefined;
};

/**
 * A part of the page with a theme, a density or a brand of its own. Lists, menus, dialogs and tooltips that are opened
 * in it look alike, although they are rendered in the body.
 */
export function ThemeScope({ theme, density, brand, ...native }: ThemeScopeProps) {
  const outer = useThemeScope();
  const scope = useMemo(
    (): Scope => ({
      'data-theme': theme ?? outer['data-theme'],
      'data-density': density ?? outer['data-density'],
      'data-brand': brand ?? outer['data-brand'],
    }),
    [outer, theme, density, brand],
  );
  return (
    <ScopeContext value={scope}>
      <Part {...native} data-theme={theme} data-density={density} data-brand={brand} />
    </ScopeContext>
  );
}
