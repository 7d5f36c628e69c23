import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Popover } from './Popover.tsx';

const columns = [
  { value: 'all', label: 'Todas' },
  { value: 'few', label: 'Las principales' },
];

const meta: Meta<typeof Popover> = {
  title: 'Foundations/Popover',
  component: Popover,
  args: {
    title: 'Columnas',
    trigger: <Button>Columnas</Button>,
    onOpenChange: fn(),
    children: (
      <Stack>
        <SegmentedControl label="Columnas" options={columns} defaultValue="few" size="small" />
        <TextField label="Buscar columna" />
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A few controls or an explanation beside the button that opens it. The page stays in use: Escape, a press anywhere else or ' +
          'the tab key past its end close it. For one question use Dialog, for a list of actions Menu, for a few words Tooltip, and ' +
          'on a phone for more than three controls BottomSheet.',
      },
      story: { inline: false, height: '320px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Below its button. The focus goes in and, however it is closed, back to the button. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Columnas' });
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(trigger);
      const popover = await screen.findByRole('dialog', { name: 'Columnas' });
      await waitFor(() => expect(popover).toContainElement(document.querySelector<HTMLElement>(':focus')));
      return popover;
    };
    const closedBy = async (reason: string): Promise<void> => {
      await gone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
    };
    await step('its place', async () => {
      const popover = await open();
      const { bottom, left } = trigger.getBoundingClientRect();
      await waitFor(() => expect(Math.round(popover.getBoundingClientRect().top - bottom)).toBe(6));
      await waitFor(() => expect(Math.round(popover.getBoundingClientRect().left - left)).toBe(0));
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await closedBy('escape');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('a press elsewhere', async () => {
      await open();
      await userEvent.click(document.body);
      await closedBy('backdrop');
    });
    await step('its button', async () => {
      await open();
      await userEvent.click(trigger);
      await closedBy('trigger');
    });
    await step('keyboard', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const popover = await screen.findByRole('dialog');
      await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Buscar columna' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await gone();
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
      await screen.findByRole('dialog');
      await userEvent.pointer([{ keys: '[TouchA]', target: document.body }]);
      await closedBy('backdrop');
    });
  },
};

/** Open, as it stands beside its button. */
export const Open: Story = { args: { defaultOpen: true } };

/** An explanation that can be read at leisure, copied and followed, unlike a tooltip. The title is for screen readers only. */
export const Explanation: Story = {
  args: {
    title: 'Qué es la comisión en conciliación',
    hideTitle: true,
    align: 'center',
    defaultOpen: true,
    trigger: (
      <IconButton label="Qué es la comisión en conciliación">
        <CircleHelp />
      </IconButton>
    ),
    children: (
      <>
        Se paga cuando el banco confirma el primer abono. <a href="#comisiones">Ver mis comisiones</a>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Qué es la comisión en conciliación' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ver mis comisiones' })).toBeVisible());
  },
};

/** Four sides; it moves to another one where there is no room. */
export const Sides: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'center', paddingBlock: 120 }}>
      <Popover title="Al final" side="end" align="center" defaultOpen trigger={<Button>Al final</Button>}>
        Al lado del botón
      </Popover>
    </div>
  ),
  play: async ({ canvas }) => {
    const popover = await screen.findByRole('dialog');
    const right = canvas.getByRole('button').getBoundingClientRect().right;
    await waitFor(() => expect(Math.abs(popover.getBoundingClientRect().left - right - 6)).toBeLessThan(1));
  },
};

/** Inside a dialog Escape closes the popover alone; so does a press beside it in the dialog. */
export const InDialog: Story = {
  args: { onOpenChange: fn() },
  render: (args) => (
    <Dialog title="Exportar ventas" defaultOpen {...(args.onOpenChange && { onOpenChange: args.onOpenChange })}>
      <Popover title="Columnas" trigger={<Button>Columnas</Button>}>
        <TextField label="Buscar columna" />
      </Popover>
    </Dialog>
  ),
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Exportar ventas' });
    const trigger = screen.getByRole('button', { name: 'Columnas' });
    const open = async (): Promise<void> => {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Buscar columna' })).toHaveFocus());
    };
    const onlyDialog = async (): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
      await expect(dialog).toBeVisible();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    };
    await step('above the dialog, and in use', async () => {
      await open();
      await userEvent.keyboard('folio');
      await expect(screen.getByRole('textbox')).toHaveValue('folio');
      const { left, top } = screen.getByRole('textbox').getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 4)).toBe(screen.getByRole('textbox'));
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await onlyDialog();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('a press beside it', async () => {
      await open();
      await userEvent.click(screen.getByRole('heading', { name: 'Exportar ventas' }));
      await onlyDialog();
    });
    await step('the next Escape closes the dialog', async () => {
      trigger.focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** Inside a drawer, above it. */
export const InDrawer: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Drawer title="Filtros" defaultOpen>
      <Popover title="Columnas" defaultOpen trigger={<Button>Columnas</Button>}>
        <Button>Restablecer</Button>
      </Popover>
    </Drawer>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Restablecer' });
    await waitFor(() => {
      const { left, top } = button.getBoundingClientRect();
      return expect(document.elementFromPoint(left + 4, top + 4)).toBe(button);
    });
  },
};

function Stubborn() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Popover
        title="Columnas"
        open={false}
        onOpenChange={() => setAsked(asked + 1)}
        trigger={<Button>Columnas</Button>}
      >
        Nada
      </Popover>
      <p>Pedidos: {asked}</p>
    </>
  );
}

/** The host holds `open`: as long as it does not agree, nothing opens. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  render: () => <Stubborn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

const texts: Story = {
  args: {
    title: `${german} ${arabic}`,
    defaultOpen: true,
    children: (
      <>
        {long300} {german} {long300} {long300}
      </>
    ),
  },
};

/** Texts of any length: as wide as is good to read, and what does not fit scrolls. */
export const LongTexts: Story = { ...texts };

/** On a small phone it keeps 8 px to each edge, wherever its button stands. */
export const Phone: Story = {
  ...texts,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover {...args} />
    </div>
  ),
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover.getBoundingClientRect().left).toBeGreaterThanOrEqual(8));
    await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(352);
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** From right to left it starts at the right end of its button. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvas }) => {
    const popover = await screen.findByRole('dialog');
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() => expect(Math.round(popover.getBoundingClientRect().right)).toBe(Math.round(right)));
  },
};

/** In the dark theme. */
export const Dark: Story = { args: { defaultOpen: true }, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** In forced colours a border tells it from the page. */
export const ForcedColors: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs', 'forced-colors'],
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await expect(getComputedStyle(popover).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(popover).borderTopColor).not.toBe(getComputedStyle(popover).backgroundColor);
  },
};
