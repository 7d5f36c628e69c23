import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { LeadAlertSettings, type LeadAlertSettingsProps } from './LeadAlertSettings.tsx';

/** A host that saves the settings. */
function Host(props: LeadAlertSettingsProps) {
  const [sound, setSound] = useState(props.sound);
  const [badge, setBadge] = useState(props.badge);
  return (
    <LeadAlertSettings
      {...props}
      sound={sound}
      onSoundChange={(next) => {
        setSound(next);
        props.onSoundChange(next);
      }}
      badge={badge}
      onBadgeChange={(next) => {
        setBadge(next);
        props.onBadgeChange(next);
      }}
    />
  );
}

const meta: Meta<typeof LeadAlertSettings> = {
  component: LeadAlertSettings,
  args: {
    sound: false,
    onSoundChange: fn<(sound: boolean) => void>(),
    badge: false,
    onBadgeChange: fn<(badge: boolean) => void>(),
    onOpenChange: fn(),
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'Whether new leads play a sound, and whether the page title counts them. Both are off at first.',
      },
      story: { inline: false, height: '280px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Avisos' }));
  await screen.findByRole('dialog');
};

/** Both are off until the person turns them on. */
export const Default: Story = { play: open };

/** Open from the start. */
export const Opened: Story = {
  args: { defaultOpen: true },
  play: async () => void (await screen.findByRole('dialog')),
};

/** Both are on. */
export const On: Story = { args: { sound: true, badge: true }, play: open };
