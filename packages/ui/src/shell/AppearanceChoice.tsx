'use client';
import { useId } from 'react';
import { ChevronDown } from '../foundation/icons/chevron-down.ts';
import { SegmentedControl } from '../foundation/index.ts';
import { locales, parseLocale, type Locale, useTexts } from '../locale/index.ts';
import { userPanelTexts } from '../locale/texts/es/userPanel.ts';
import { densityNames, themes, type Density, type Theme } from '../theme/index.ts';
import { Choices } from './AppearanceChoice.styles.ts';
import { languageName } from './languageName.ts';
import { rootOf, type RootProps } from '../state/rootProps.ts';

export type AppearanceChoiceProps = RootProps & {
  /** The current theme. */
  theme: Theme;
  /** The person selects a theme; the host applies and saves it. */
  onThemeChange: (theme: Theme) => void;
  /** The current density. */
  density: Density;
  /** The person selects a density; the host applies and saves it. */
  onDensityChange: (density: Density) => void;
  /** The current language. */
  locale: Locale;
  /** The person selects a language; the host loads its texts and saves it. */
  onLocaleChange: (locale: Locale) => void;
};

/** Theme, density and language, each applied when selected. */
export function AppearanceChoice(choice: AppearanceChoiceProps) {
  const t = useTexts(userPanelTexts);
  const languageId = useId();
  const themeLabel = t('appearanceChoice.theme');
  const densityLabel = t('appearanceChoice.density');
  return (
    <Choices {...rootOf(choice)}>
      <div className="field">
        <span className="field-name" aria-hidden>
          {themeLabel}
        </span>
        <SegmentedControl
          fullWidth
          label={themeLabel}
          value={choice.theme}
          onChange={choice.onThemeChange}
          options={themes.map((value) => ({
            value,
            label: t(`appearanceChoice.theme.${value}`),
          }))}
        />
      </div>
      <div className="field">
        <span className="field-name" aria-hidden>
          {densityLabel}
        </span>
        <SegmentedControl
          fullWidth
          label={densityLabel}
          value={choice.density}
          onChange={choice.onDensityChange}
          options={densityNames.map((value) => ({
            value,
            label: t(`appearanceChoice.density.${value}`),
          }))}
        />
      </div>
      <div className="field">
        <label className="field-name" htmlFor={languageId}>
          {t('appearanceChoice.language')}
        </label>
        {/* A native select: light enough for the login page, and familiar on a phone. */}
        <div className="select">
          <select
            id={languageId}
            value={choice.locale}
            onChange={(event) => {
              const chosen = parseLocale(event.currentTarget.value);
              if (chosen !== null) choice.onLocaleChange(chosen);
            }}
          >
            {locales.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageName(code)}
              </option>
            ))}
          </select>
          <ChevronDown size={16} />
        </div>
      </div>
    </Choices>
  );
}
