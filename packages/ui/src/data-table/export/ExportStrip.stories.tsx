import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportStrip } from './ExportStrip.tsx';

const meta = {
  component: ExportStrip,
  args: { label: 'Preparando Contratos.csv', progress: 0.45, onCancel: fn<() => void>() },
} satisfies Meta<typeof ExportStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of it is made. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparando Contratos.csv' })).toHaveValue(0.45);
    await expect(canvas.getByText('45%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** Nobody can say how long it takes. */
export const Unknown: Story = { args: { progress: null } };

/** All of it is made. */
export const Done: Story = { args: { progress: 1 } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ExportStrip {...args} />
    </div>
  ),
};

export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
