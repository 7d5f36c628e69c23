'use client';
import { ChevronDown } from '../foundation/icons/chevron-down.ts';
import { LogOut } from '../foundation/icons/log-out.ts';
import { useId, type ReactNode } from 'react';
import { Avatar, SegmentedControl } from '../foundation/index.ts';
import { locales, parseLocale, type Locale, useTexts } from '../locale/index.ts';
import { userPanelTexts } from '../locale/ownTexts.ts';
import { densityNames, themes, type Density, type Theme } from '../theme/index.ts';
import { languageName } from './languageName.ts';
import { followPlainClick, type Navigate } from './plainClick.ts';
import { presentFacts, type UserFact, type UserPanelUser } from './userDetails.ts';
import { Panel } from './UserPanel.styles.ts';

export type UserPanelLabels = {
  /** Names of the facts. */
  facts?: Partial<Record<UserFact, string>>;
  theme?: string;
  themes?: Partial<Record<Theme, string>>;
  density?: string;
  densities?: Partial<Record<Density, string>>;
  language?: string;
  /** Default: 'Salir' (SHL-19). */
  leave?: string;
};

export type UserPanelProps = {
  /** Who is signed in. Facts that are missing are not shown. */
  user: UserPanelUser;
  /** SHL-14. Default: the first letter of the first name, in capitals. */
  initial?: string | undefined;
  /** The theme in use, chosen among three. */
  theme: Theme;
  /** The person chooses a theme; the host applies and keeps it. */
  onThemeChange: (theme: Theme) => void;
  /** The density in use. */
  density: Density;
  /** The person chooses a density; the host applies and keeps it. */
  onDensityChange: (density: Density) => void;
  /** The language in use. */
  locale: Locale;
  /** The person chooses a language; the host loads its texts and keeps it. */
  onLocaleChange: (locale: Locale) => void;
  /** Where 'Salir' leads (SHL-19). */
  leaveHref: string;
  /** Called for plain left clicks on 'Salir'. Default: an ordinary link. */
  onNavigate?: Navigate | undefined;
  /** Switch of the availability for the carousel, for those who have one (SHL-20). Default: nothing. */
  availability?: ReactNode;
  /** What follows the preferences: the host's tabs (SHL-26). Default: nothing. */
  children?: ReactNode;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: UserPanelLabels | undefined;
};

/** What stands in the drawer on the right-hand side: who is signed in, how the application looks, and the way out (SHL-13 to SHL-25). */
export function UserPanel(props: UserPanelProps) {
  const { user, initial, theme, density, locale, leaveHref, onNavigate, availability, children, labels = {} } = props;
  const t = useTexts(userPanelTexts);
  const languageId = useId();
  const facts = presentFacts(user);
  const themeLabel = labels.theme ?? t('userPanel.theme');
  const densityLabel = labels.density ?? t('userPanel.density');

  return (
    <Panel>
      <div className="person">
        <Avatar size="large" name={initial ?? user.firstName} />
        <div>
          <p className="name">{user.firstName}</p>
          <p>{user.roleName}</p>
        </div>
      </div>
      {availability !== undefined && <div>{availability}</div>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ fact, value }) => (
            <div key={fact}>
              <dt>{labels.facts?.[fact] ?? t(`userPanel.${fact}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="preferences">
        <div className="field">
          <span className="field-name" aria-hidden>
            {themeLabel}
          </span>
          <SegmentedControl
            fullWidth
            label={themeLabel}
            value={theme}
            onChange={props.onThemeChange}
            options={themes.map((value) => ({ value, label: labels.themes?.[value] ?? t(`userPanel.theme.${value}`) }))}
          />
        </div>
        <div className="field">
          <span className="field-name" aria-hidden>
            {densityLabel}
          </span>
          <SegmentedControl
            fullWidth
            label={densityLabel}
            value={density}
            onChange={props.onDensityChange}
            options={densityNames.map((value) => ({
              value,
              label: labels.densities?.[value] ?? t(`userPanel.density.${value}`),
            }))}
          />
        </div>
        <div className="field">
          <label className="field-name" htmlFor={languageId}>
            {labels.language ?? t('userPanel.language')}
          </label>
          <div className="select">
            <select
              id={languageId}
              value={locale}
              onChange={(event) => {
                const chosen = parseLocale(event.currentTarget.value);
                if (chosen !== null) props.onLocaleChange(chosen);
              }}
            >
              {locales.map((code) => (
                <option key={code} value={code} lang={code}>
                  {languageName(code)}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden size={16} />
          </div>
        </div>
      </div>
      {children !== undefined && <div>{children}</div>}
      <div>
        <a className="leave" href={leaveHref} onClick={(event) => followPlainClick(event, onNavigate)}>
          <LogOut aria-hidden size={16} />
          {labels.leave ?? t('userPanel.leave')}
        </a>
      </div>
    </Panel>
  );
}
