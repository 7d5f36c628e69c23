import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** The browser in which stories tagged `forced-colors` run, and no others. */
const meta: Meta = { title: 'Workbench/Forced colours', tags: ['!autodocs', '!dev', 'forced-colors'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Without this, a story could pass because the colours were never forced. */
export const ColoursAreForced: Story = {
  render: () => <p style={{ background: '#00695f' }}>Contraste alto</p>,
  play: async ({ canvas, parameters }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(parameters['chromatic']).toMatchObject({ forcedColors: 'active', pauseAnimationAtEnd: true });
    await expect(getComputedStyle(canvas.getByText('Contraste alto')).backgroundColor).not.toBe('rgb(0, 105, 95)');
  },
};
