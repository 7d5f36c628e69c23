import { Popover } from '@sereno/ui/foundation';
import type { Locale } from '@sereno/ui/locale';
import { AppearanceChoice } from '@sereno/ui/shell';
import { useAtom } from 'jotai';
import type { ReactElement } from 'react';
import { entryTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { appearanceAtom } from '../../platform/appearance.ts';
import { chooseLocale } from '../../platform/language.ts';

export type AppearancePopoverProps = {
  /** The button that opens it again; it is there because that button was pressed, and starts open. */
  trigger: ReactElement;
  /** The page is about to load again in another language (LNG-04). */
  onReload: (() => void) | undefined;
};

/** The choice of language, theme and density beside its button. */
export function AppearancePopover({ trigger, onReload }: AppearancePopoverProps) {
  const { t, locale } = useText(entryTexts);
  const [appearance, setAppearance] = useAtom(appearanceAtom);
  const choose = (chosen: Locale) => {
    onReload?.();
    chooseLocale(chosen);
  };
  return (
    <Popover defaultOpen side="top" title={t('auth.appearance')} hideTitle trigger={trigger}>
      <AppearanceChoice
        theme={appearance.theme}
        onThemeChange={(theme) => setAppearance({ ...appearance, theme })}
        density={appearance.density}
        onDensityChange={(density) => setAppearance({ ...appearance, density })}
        locale={locale}
        onLocaleChange={choose}
      />
    </Popover>
  );
}
