'use client';
import { styled } from 'styled-components';
import { type PanelFrame, PanelSurface } from '../../foundation/panel/PanelSurface.tsx';
import { Switch } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { carouselTexts } from '../../locale/texts/es/carousel.ts';
import { space } from '../../theme/index.ts';
import type { LeadAlertSettingsProps } from './LeadAlertSettings.tsx';

const Settings = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** The switches, beside their button. */
export function LeadAlertPanel({
  sound,
  onSoundChange,
  badge,
  onBadgeChange,
  ...frame
}: LeadAlertSettingsProps & PanelFrame) {
  const t = useTexts(carouselTexts);
  return (
    <PanelSurface {...frame} title={t('leadAlertSettings.title')}>
      <Settings>
        <Switch
          label={t('leadAlertSettings.sound')}
          description={t('leadAlertSettings.soundHint')}
          labelPosition="before"
          checked={sound}
          onChange={onSoundChange}
        />
        <Switch
          label={t('leadAlertSettings.badge')}
          description={t('leadAlertSettings.badgeHint')}
          labelPosition="before"
          checked={badge}
          onChange={onBadgeChange}
        />
      </Settings>
    </PanelSurface>
  );
}
