import { applyAppearance, defaultAppearance, densityNames, themes, type Appearance } from '@sereno/ui/theme';
import { atom } from 'jotai';
import { browserStorage } from './browserStorage.ts';

const KEY = 'sereno:appearance';

/** The appearance this browser was left in: `theme density`, each checked; anything else is the default. */
function storedAppearance(): Appearance {
  const [theme, density] = (browserStorage.read(KEY) ?? '').split(' ');
  return {
    theme: themes.find((name) => name === theme) ?? defaultAppearance.theme,
    density: densityNames.find((name) => name === density) ?? defaultAppearance.density,
  };
}

const currentAtom = atom(storedAppearance());

/** Theme and density of this browser. Writing shows the change at once and remembers it. */
export const appearanceAtom = atom(
  (get) => get(currentAtom),
  (_get, set, appearance: Appearance) => {
    applyAppearance(appearance);
    browserStorage.write(KEY, `${appearance.theme} ${appearance.density}`);
    set(currentAtom, appearance);
  },
);

/** Shows the remembered appearance; called once before the first render. */
export function showStoredAppearance(): void {
  applyAppearance(storedAppearance());
}
