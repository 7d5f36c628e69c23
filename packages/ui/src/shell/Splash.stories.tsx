import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onPhone, phone } from './phone.ts';
import { Splash } from './Splash.tsx';

const meta = {
  component: Splash,
  args: { onReload: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'What is seen while the application starts, for three seconds at the most. Whoever waits longer reads so and can start ' +
          'again. A page inside the frame keeps its place with skeletons instead.',
      },
    },
  },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

const mark = (root: HTMLElement) => root.querySelector('.mark');

/** The first moments: the mark alone. */
export const Default: Story = {
  name: 'SHL-34 the mark, with nothing to read or to press',
  args: { hideAfter: 3_600_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(mark(canvasElement)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The application has not come. */
export const Late: Story = {
  name: 'SHL-34 after 3 s a sentence and a way to start again take its place',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const begun = performance.now();
    await waitFor(() => expect(mark(canvasElement)).toBeNull(), { timeout: 6000 });
    // The story is rendered a moment before its play function begins.
    await expect(performance.now() - begun).toBeGreaterThan(2000);
    await expect(canvas.getByRole('status')).toHaveTextContent('Está tardando más de lo normal.');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a cargar' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The mark of the document had its three seconds already. */
export const WithoutMark: Story = {
  args: { hideAfter: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(mark(canvasElement)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  },
};

export const Phone360: Story = {
  globals: onPhone,
  parameters: phone,
  tags: ['!autodocs'],
  args: {
    hideAfter: 0,
    labels: {
      slow: 'La conexión de este lugar es muy lenta; puedes esperar un poco más o volver a cargar la página cuando tengas mejor señal.',
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  tags: ['!autodocs'],
  args: { hideAfter: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!autodocs'], args: { hideAfter: 0 } };
