'use client';
import { styled } from 'styled-components';
import { IconButton, Popover, Switch } from '../../foundation/index.ts';
import { Bell } from '../../foundation/icons/bell.ts';
import { useTexts } from '../../locale/index.ts';
import { leadAlertSettingsTexts } from '../../locale/ownTexts.ts';
import { space } from '../../theme/index.ts';

export type LeadAlertSettingsProps = {
  /** A tone sounds when a lead comes. Off until the person asks for it. */
  sound: boolean;
  /** Called within the press, so that the host may play the tone: browsers let a page sound only after one. */
  onSoundChange: (sound: boolean) => void;
  /** The title of the page says how many wait. Off until the person asks for it. */
  badge: boolean;
  /** Called when it is switched on or off; the host keeps both. */
  onBadgeChange: (badge: boolean) => void;
};

const Settings = styled.div`
  display: grid;
  gap: ${space(4)};
  inline-size: min(20rem, 100%);
`;

/** How new leads call for attention; it asks for nothing by itself. */
export function LeadAlertSettings({ sound, onSoundChange, badge, onBadgeChange }: LeadAlertSettingsProps) {
  const t = useTexts(leadAlertSettingsTexts);
  return (
    <Popover
      title={t('leadAlertSettings.title')}
      align="end"
      trigger={
        <IconButton size="small" label={t('leadAlertSettings.open')}>
          <Bell />
        </IconButton>
      }
    >
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
    </Popover>
  );
}
