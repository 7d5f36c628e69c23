import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { TextField } from '../field/TextField.tsx';
import { Popover } from './Popover.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Explanation, LongTexts } from './Popover.stories.tsx';

const test = behaviour(meta);

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test(
  'Below its button; the focus moves in and, however it is closed, back to the button',
  Default,
  async ({ args, canvas, step, userEvent }) => {
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
);

test('A hidden title names it for screen readers, and its links can be followed', Explanation, async () => {
  await expect(await screen.findByRole('dialog', { name: 'Qué es la comisión en conciliación' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ver mis comisiones' })).toBeVisible());
});

test(
  'Aligned with the end of its button',
  {
    render: () => (
      <div style={{ display: 'flex', justifyContent: 'center', paddingBlock: 120 }}>
        <Popover title="Al final" side="end" align="center" defaultOpen trigger={<Button>Al final</Button>}>
          Al lado del botón
        </Popover>
      </div>
    ),
  },
  async ({ canvas }) => {
    const popover = await screen.findByRole('dialog');
    const right = canvas.getByRole('button').getBoundingClientRect().right;
    await waitFor(() => expect(Math.abs(popover.getBoundingClientRect().left - right - 6)).toBeLessThan(1));
  },
);

test(
  'Inside a dialog Escape closes only the popover; so does a press outside it in the dialog',
  {
    args: { onOpenChange: fn() },
    render: (args) => (
      <Dialog title="Exportar ventas" defaultOpen {...(args.onOpenChange && { onOpenChange: args.onOpenChange })}>
        <Popover title="Columnas" trigger={<Button>Columnas</Button>}>
          <TextField label="Buscar columna" />
        </Popover>
      </Dialog>
    ),
  },
  async ({ args, step, userEvent }) => {
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
);

test(
  'Inside a drawer it is above it',
  {
    render: () => (
      <Drawer title="Filtros" defaultOpen>
        <Popover title="Columnas" defaultOpen trigger={<Button>Columnas</Button>}>
          <Button>Restablecer</Button>
        </Popover>
      </Drawer>
    ),
  },
  async () => {
    const button = await screen.findByRole('button', { name: 'Restablecer' });
    await waitFor(() => {
      const { left, top } = button.getBoundingClientRect();
      return expect(document.elementFromPoint(left + 4, top + 4)).toBe(button);
    });
  },
);

function Stubborn() {
  const [requested, setRequested] = useState(0);
  return (
    <>
      <Popover
        title="Columnas"
        open={false}
        onOpenChange={() => setRequested(requested + 1)}
        trigger={<Button>Columnas</Button>}
      >
        Nada
      </Popover>
      <p>Pedidos: {requested}</p>
    </>
  );
}

test(
  'Controlled: it opens only when the host agrees',
  { render: () => <Stubborn /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test(
  'On a small phone it keeps 8 px from each edge, wherever its button is',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    render: (args) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Popover {...args} />
      </div>
    ),
  },
  async () => {
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover.getBoundingClientRect().left).toBeGreaterThanOrEqual(8));
    await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(352);
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
);

test(
  'Right-to-left, it starts at the right edge of its button',
  {
    args: { defaultOpen: true },
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async ({ canvas }) => {
    const popover = await screen.findByRole('dialog');
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() => expect(Math.round(popover.getBoundingClientRect().right)).toBe(Math.round(right)));
  },
);

test(
  'In forced colours a border separates it from the page',
  { args: { defaultOpen: true }, beforeEach: forceColors },
  async () => {
    const popover = await screen.findByRole('dialog');
    await expect(getComputedStyle(popover).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(popover).borderTopColor).not.toBe(getComputedStyle(popover).backgroundColor);
  },
);
