import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { PanelSurface, type PanelSurfaceProps } from './PanelSurface.tsx';

const meta = {
  title: 'data-table/DataTable/Panel',
  component: PanelSurface,
  args: {
    open: false,
    anchor: { current: null },
    onClose: fn<() => void>(),
    title: 'Columnas',
    children: <Button>Mostrar todas</Button>,
    footer: <Button variant="primary">Listo</Button>,
  },
  render: (args) => <Anchored {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px', autoplay: true },
      description: {
        component:
          'What a button of the toolbar opens: beside the button while the page stays in use, or from the bottom edge of a phone. ' +
          'Title and buttons stay in sight while the rest scrolls.',
      },
    },
  },
} satisfies Meta<typeof PanelSurface>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The panel beside its button, with something to reach before and behind it. */
function Anchored({ onClose, ...panel }: PanelSurfaceProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={anchor} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Abrir
      </Button>
      <Button>Lo que sigue</Button>
      <PanelSurface
        {...panel}
        anchor={anchor}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

async function opened(user: User, title = 'Columnas'): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const panel = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(panel).toContainElement(document.querySelector<HTMLElement>(':focus')));
  return panel;
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  name: 'Escape, its button and a press elsewhere close it; the focus goes where it belongs',
  play: async ({ args, userEvent, step }) => {
    const button = screen.getByRole('button', { name: 'Abrir' });
    await step('Escape', async () => {
      await opened(userEvent);
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('its button', async () => {
      await opened(userEvent);
      await userEvent.click(button);
      await gone();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press elsewhere', async () => {
      await opened(userEvent);
      await userEvent.click(screen.getByRole('button', { name: 'Lo que sigue' }));
      await gone();
      await expect(screen.getByRole('button', { name: 'Lo que sigue' })).toHaveFocus();
    });
    await opened(userEvent);
  },
};

export const TabKey: Story = {
  name: 'The tab key leads through it and on to what follows its button',
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await expect(screen.getByRole('button', { name: 'Mostrar todas' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Listo' })).toHaveFocus();
    await userEvent.tab();
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lo que sigue' })).toHaveFocus());
  },
};

export const WithoutFooter: Story = {
  name: 'Without buttons at its end',
  render: ({ footer: _left, ...args }) => <Anchored {...args} />,
  play: async ({ userEvent }) => {
    const panel = await opened(userEvent);
    await expect(panel.querySelectorAll('button')).toHaveLength(1);
  },
};

const many = Array.from({ length: 60 }, (_, place) => <p key={place}>Columna {place + 1}</p>);

export const LongContent: Story = {
  name: 'More than fits scrolls under its title and its buttons',
  args: { children: many },
  play: async ({ userEvent }) => {
    const panel = await opened(userEvent);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    for (const end of [panel.scrollHeight, 0]) {
      panel.scrollTop = end;
      const { top, bottom } = panel.getBoundingClientRect();
      await expect(screen.getByText('Columnas').getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
      await expect(screen.getByRole('button', { name: 'Listo' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bottom,
      );
    }
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Empty: Story = {
  name: 'With nothing to be pressed the panel itself takes the focus',
  render: ({ footer: _left, ...args }) => <Anchored {...args} />,
  args: { children: <p>Ninguna columna se puede ocultar</p> },
  play: async ({ userEvent }) => {
    await expect(await opened(userEvent)).toHaveFocus();
  },
};

export const LongTexts: Story = {
  name: 'Long words and other scripts',
  args: {
    title: german,
    children: (
      <p>
        {long300} {arabic}
      </p>
    ),
    footer: <Button>{german}</Button>,
  },
  play: async ({ userEvent }) => {
    const panel = await opened(userEvent, german);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Phone: Story = {
  name: 'On a phone it comes from below, as wide as the screen',
  args: { children: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const panel = await opened(userEvent);
    await waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(Math.round(panel.getBoundingClientRect().width)).toBe(360);
    await expect(screen.getByRole('button', { name: 'Listo' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Read from the right it begins where its button does',
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 400 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ userEvent }) => {
    const panel = await opened(userEvent);
    const button = screen.getByRole('button', { name: 'Abrir', hidden: true }).getBoundingClientRect();
    await waitFor(() => expect(Math.abs(panel.getBoundingClientRect().right - button.right)).toBeLessThanOrEqual(1));
  },
};

export const Dark: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const panel = await opened(userEvent);
    await waitFor(() => expect(panel).toBeVisible());
  },
};
