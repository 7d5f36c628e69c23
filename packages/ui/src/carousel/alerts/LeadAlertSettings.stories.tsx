import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { openPopup } from '../../pickers/field/storyInput.ts';
import { LeadAlertSettings, type LeadAlertSettingsProps } from './LeadAlertSettings.tsx';

/** A host that keeps what is switched. */
function Host(props: LeadAlertSettingsProps) {
  const [sound, setSound] = useState(props.sound);
  const [badge, setBadge] = useState(props.badge);
  return (
    <LeadAlertSettings
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

const meta = {
  component: LeadAlertSettings,
  args: {
    sound: false,
    onSoundChange: fn<(sound: boolean) => void>(),
    badge: false,
    onBadgeChange: fn<(badge: boolean) => void>(),
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'Whether new leads sound, and whether the title of the page counts them. Both begin off.',
      },
      story: { inline: false, height: '280px' },
    },
  },
} satisfies Meta<typeof LeadAlertSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both are off until somebody asks for them. */
export const Default: Story = {
  name: 'CAR-17 sound and number are asked for, never given',
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Avisos' });
    await userEvent.click(opener);
    await openPopup('Avisos de prospectos nuevos');
    const sound = screen.getByRole('switch', { name: 'Sonido' });
    const badge = screen.getByRole('switch', { name: 'Número en la pestaña' });
    await expect(sound).not.toBeChecked();
    await expect(badge).not.toBeChecked();
    await userEvent.click(sound);
    await expect(args.onSoundChange).toHaveBeenCalledWith(true);
    await expect(sound).toBeChecked();
    badge.focus();
    await userEvent.keyboard(' ');
    await expect(args.onBadgeChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Both are on, on a phone. */
export const Phone: Story = {
  args: { sound: true, badge: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisos' }));
    await openPopup('Avisos de prospectos nuevos');
    await expect(screen.getByRole('switch', { name: 'Sonido' })).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisos' }));
    await expect(await openPopup('Avisos de prospectos nuevos')).toBeVisible();
  },
};
