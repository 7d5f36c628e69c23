import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExportStrip } from './ExportStrip.tsx';

const meta: Meta<typeof ExportStrip> = {
  tags: ['internal'],
  component: ExportStrip,
  args: { label: 'Preparando Contratos.csv', progress: 0.45, onCancel: fn<() => void>() },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of it is made. */
export const Default: Story = {};

/** Without a known duration. */
export const Unknown: Story = { args: { progress: null } };

/** All of it is made. */
export const Done: Story = { args: { progress: 1 } };
