/** Which palette is shown; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
/** How much air tables and forms have. */
export type Density = 'comfortable' | 'compact';
export type Appearance = { readonly theme: Theme; readonly density: Density };

export const themes: readonly Theme[] = ['system', 'light', 'dark'];
export const densityNames: readonly Density[] = ['comfortable', 'compact'];
export const defaultAppearance: Appearance = { theme: 'system', density: 'comfortable' };

/** Puts the appearance on the document element, from where every component takes it without rendering again. */
export function applyAppearance({ theme, density }: Appearance, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = theme;
  root.dataset['density'] = density;
}
