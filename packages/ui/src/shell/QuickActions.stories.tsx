import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { german, long300 } from '../foundation/samples.tsx';
import { onPhone, phone } from './phone.ts';
import { QuickActions } from './QuickActions.tsx';
import { SubHeader } from './SubHeader.tsx';

const meta = {
  component: QuickActions,
  args: {
    actions: [
      { id: 'simple', label: 'Registro básico de prospecto', href: '/prospect/prospect-simply' },
      { id: 'add', label: 'Registrar prospecto', href: '/prospect/add' },
    ],
    onNavigate: fn(),
  },
  render: (args) => (
    <SubHeader title="Ventas" dateLabel="viernes 20 de noviembre" actions={<QuickActions {...args} />} />
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '260px', autoplay: true },
      description: {
        component:
          'What is begun from every page, behind one button of the sub-header. It opens by press, by key and by a pointer that ' +
          'rests on it. Each action is a link to the screen where it is done.',
      },
    },
  },
} satisfies Meta<typeof QuickActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => waitFor(async () => expect(await screen.findByRole('menu')).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument(), { timeout: 3000 });

// A story below opens it with large letters.
const movesLater = {
  everyStory: { zoom: { exempt: 'An open menu moves a frame after its button, which is later than this looks.' } },
};

/** Opened by a press: links to the two ways to register a prospect. */
export const Default: Story = {
  name: 'SHL-09 SHL-10 SHL-11 links in a dropdown',
  parameters: movesLater,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones rápidas' }));
    await shown();
    await expect(screen.getByRole('menu', { name: 'Acciones rápidas' })).toBeVisible();
    await expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '/prospect/prospect-simply',
      '/prospect/add',
    ]);
  },
};

/** A plain press is the host's. */
export const Following: Story = {
  name: 'SHL-10 SHL-11 by mouse, keyboard and touch',
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Acciones rápidas' });
    await step('mouse', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Registro básico de prospecto' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/prospect/prospect-simply');
      await gone();
    });
    await step('keyboard', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Registro básico de prospecto' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/prospect/add');
      await gone();
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
      await userEvent.pointer([
        { keys: '[TouchA]', target: await screen.findByRole('menuitem', { name: 'Registrar prospecto' }) },
      ]);
      await expect(args.onNavigate).toHaveBeenCalledTimes(3);
      await gone();
    });
  },
};

/** A mouse that rests on it opens it; it stays 500 ms after the pointer left. */
export const Hover: Story = {
  name: 'SHL-37 opens on hover, closes 500 ms after the pointer left',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Acciones rápidas' });
    await userEvent.hover(button);
    await shown();
    await userEvent.unhover(button);
    const left = performance.now();
    await gone();
    await expect(performance.now() - left).toBeGreaterThan(450);
  },
};

/** Nothing that the person may begin: no button. */
export const Empty: Story = {
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** On a phone it goes below the title. */
export const Phone: Story = {
  globals: onPhone,
  parameters: { ...phone, ...movesLater },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Acciones rápidas' }) }]);
    await shown();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Long texts wrap, in the button and in the menu. */
export const LongTexts: Story = {
  tags: ['!autodocs'],
  globals: onPhone,
  parameters: { ...phone, ...movesLater },
  args: {
    label: 'Acciones rápidas para prospectos, contratos y citas',
    actions: [
      { id: 'long', label: long300, href: '/a' },
      { id: 'german', label: german, href: '/b' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** With letters twice as large the open menu stays on the screen. */
export const Zoomed: Story = {
  tags: ['!autodocs'],
  globals: onPhone,
  parameters: { ...phone, ...movesLater },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones rápidas' }));
    await shown();
    await expect(screen.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Schnellaktionen' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, name: 'Dark', tags: ['!autodocs'], globals: { theme: 'dark' } };
