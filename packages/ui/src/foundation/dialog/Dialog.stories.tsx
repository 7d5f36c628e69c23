import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Select } from '../select/Select.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogClose } from './DialogClose.tsx';
import { allGone, backdrops } from './samples.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Foundations/Dialog',
  component: Dialog,
  args: {
    title: 'Reprogramar cita',
    description: 'La familia Robles recibirá un mensaje con la nueva fecha.',
    trigger: <Button>Reprogramar</Button>,
    onOpenChange: fn(),
    children: <TextField label="Nueva fecha" placeholder="dd/mm/aaaa" />,
    footer: (
      <>
        <DialogClose>
          <Button>Cancelar</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="primary">Reprogramar cita</Button>
        </DialogClose>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One question or one short task, above the page, which rests meanwhile. The primary action stands bottom right and says ' +
          'what it does. What was typed is never lost silently: with `unsaved` every way out asks first. For a plain yes or no use ' +
          'ConfirmDialog, on a phone for more than a few fields BottomSheet, for what accompanies the page Drawer.',
      },
      story: { inline: false, height: '480px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its button. The focus goes to the first field and, however it is closed, back to the button. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Reprogramar' });
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog', { name: 'Reprogramar cita' });
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nueva fecha' })).toHaveFocus());
      return dialog;
    };
    const closedBy = async (reason: string): Promise<void> => {
      await allGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await step('named and described', async () => {
      const dialog = await open();
      await expect(dialog).toHaveAccessibleDescription('La familia Robles recibirá un mensaje con la nueva fecha.');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger' });
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await closedBy('escape');
    });
    await step('close button', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      await closedBy('close');
    });
    await step('press beside it', async () => {
      await open();
      await userEvent.click(backdrops()[0] ?? document.body);
      await closedBy('backdrop');
    });
    await step('a button of the footer', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      await closedBy('close');
    });
    await step('keyboard: content, actions, close, and round again', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const field = await screen.findByRole('textbox', { name: 'Nueva fecha' });
      await waitFor(() => expect(field).toHaveFocus());
      for (const name of ['Cancelar', 'Reprogramar cita', 'Cerrar']) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name })).toHaveFocus();
      }
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await closedBy('escape');
    });
    await step('touch: the keyboard does not jump up', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toHaveFocus());
      await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Cerrar' }) }]);
      await closedBy('close');
    });
  },
};

/** Open, as it stands above the page: title, one sentence, what is asked, the primary action last. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const primary = within(dialog).getByRole('button', { name: 'Reprogramar cita' }).getBoundingClientRect();
    const panel = dialog.getBoundingClientRect();
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().width)).toBe(560));
    await expect(panel.right - primary.right).toBeLessThan(32);
    await expect(panel.bottom - primary.bottom).toBeLessThan(32);
  },
};

function WithForm(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [saving, setSaving] = useState(false);
  const save = (): void => {
    setSaving(true);
    setTimeout(() => {
      setSaving(false);
      setOpen(false);
    }, 150);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Finalizar actividad</Button>
      <Dialog
        title="Finalizar actividad"
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          props.onOpenChange?.(next, details);
        }}
        unsaved={text !== ''}
        busy={saving}
        footer={
          <>
            <DialogClose>
              <Button>Cancelar</Button>
            </DialogClose>
            <Button variant="primary" type="submit" form="finish" busy={saving}>
              Finalizar
            </Button>
          </>
        }
      >
        <form
          id="finish"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextArea label="Observaciones" value={text} onChange={setText} />
        </form>
      </Dialog>
    </>
  );
}

const asked = () => screen.findByRole('alertdialog', { name: '¿Descartar lo que escribiste?' });
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** Something typed is not saved. Every way out asks first, and the host hears of it only after "Descartar". */
export const DialogWithForm: Story = {
  render: ({ onOpenChange }) => <WithForm {...(onOpenChange && { onOpenChange })} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Observaciones' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Pide otra llamada');
    const keep = async (): Promise<void> => {
      await asked();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await answered();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await expect(field).toHaveValue('Pide otra llamada');
    };
    await step('Escape, keep: text and focus are where they were', async () => {
      await userEvent.keyboard('{Escape}');
      await keep();
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard(' mañana{Backspace>7/}');
      await expect(field).toHaveValue('Pide otra llamada');
    });
    await step('Escape on the question keeps too', async () => {
      await userEvent.keyboard('{Escape}');
      await asked();
      await userEvent.keyboard('{Escape}');
      await answered();
      await expect(field).toHaveValue('Pide otra llamada');
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('press beside it, keep', async () => {
      await userEvent.click(backdrops()[0] ?? document.body);
      await keep();
    });
    await step('close button and "Cancelar", keep', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      await keep();
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      await keep();
    });
    await step('discard: the host hears what was pressed in the first place', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Escape}');
      await asked();
      await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
      await allGone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
      await waitFor(() => expect(document.body).not.toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Finalizar actividad' })).toHaveFocus();
    });
  },
};

/** The action is under way: neither Escape nor a press closes it, until the host does. */
export const Busy: Story = {
  render: ({ onOpenChange }) => <WithForm {...(onOpenChange && { onOpenChange })} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Listo');
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await allGone();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Busy, as it is seen: the button turns, the close button rests. */
export const BusyLook: Story = {
  tags: ['!autodocs'],
  args: {
    defaultOpen: true,
    busy: true,
    footer: (
      <Button variant="primary" busy>
        Reprogramar cita
      </Button>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cerrar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** 400, 560 and 800 px, as long as the window has room. */
export const Sizes: Story = {
  args: { defaultOpen: true, size: 'large' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().width)).toBe(800));
  },
};

const inSight = async (element: Element): Promise<void> => {
  const { top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
};

/** More than the window holds: it scrolls inside, title and actions stay, and a line shows that something is under them. */
export const LongContent: Story = {
  args: {
    title: 'Condiciones del plan familiar',
    description: 'Léelas con el cliente antes de firmar.',
    defaultOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <TextField key={index} label={`Cláusula ${index + 1}`} description={long300} />
        ))}
      </Stack>
    ),
  },
  play: async ({ step, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Condiciones del plan familiar' });
    const primary = screen.getByRole('button', { name: 'Reprogramar cita' });
    await step('it starts at its beginning', async () => {
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cláusula 1' })).toHaveFocus());
      await expect(dialog.scrollTop).toBe(0);
    });
    await step('never higher than the window', async () => {
      await waitFor(() => inSight(dialog));
      await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('title and actions stay', async () => {
      dialog.scrollTo({ top: 400 });
      await inSight(title);
      await inSight(primary);
    });
    await step('what the tab key reaches is not under them', async () => {
      dialog.scrollTo({ top: 0 });
      const fields = screen.getAllByRole('textbox');
      await waitFor(() => expect(fields[0]).toHaveFocus());
      for (const field of fields.slice(1)) {
        await userEvent.tab();
        await expect(field).toHaveFocus();
        await waitFor(() =>
          expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(primary.getBoundingClientRect().top),
        );
        await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
      }
    });
  },
};

/** A press beside the dialog while a list is open above it was meant for the list: only that closes. */
export const PressBesideList: Story = {
  args: {
    defaultOpen: true,
    children: <Select label="Tipo" options={[{ value: 'call', label: 'Llamada' }]} />,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Reprogramar cita' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Tipo' }));
    await screen.findByRole('option', { name: 'Llamada' });
    for (const backdrop of backdrops()) await userEvent.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    for (const backdrop of backdrops()) await userEvent.click(backdrop);
    await allGone();
  },
};

/** A dialog above a dialog. Escape closes the upper one alone; the lower one rests until then. Better one after the other. */
export const Nested: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Dialog
        title="Elegir prospecto"
        size="small"
        trigger={<Button>Elegir prospecto</Button>}
        footer={
          <DialogClose>
            <Button variant="primary">Elegir</Button>
          </DialogClose>
        }
      >
        <TextField label="Nombre" />
      </Dialog>
    ),
  },
  play: async ({ args, step, userEvent }) => {
    const lower = await screen.findByRole('dialog', { name: 'Reprogramar cita' });
    const opener = screen.getByRole('button', { name: 'Elegir prospecto' });
    const open = async (): Promise<void> => {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
    };
    const upperGone = async (): Promise<void> => {
      await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1));
      await expect(lower).toBeVisible();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await waitFor(() => expect(opener).toHaveFocus());
    };
    await step('the lower one rests', async () => {
      await open();
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await expect(lower).toHaveAttribute('data-nested-dialog-open');
    });
    await step('Escape closes the upper one', async () => {
      await userEvent.keyboard('{Escape}');
      await upperGone();
    });
    await step('so does a press beside it', async () => {
      await open();
      await userEvent.click(backdrops()[1] ?? document.body);
      await upperGone();
    });
    await step('the next Escape closes the lower one', async () => {
      await userEvent.keyboard('{Escape}');
      await allGone();
      await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
    });
  },
};

function Refusing(props: Partial<DialogProps>) {
  return <Dialog title="Reprogramar cita" {...props} open />;
}

/** The host holds `open` and does not let go: it stays, and stays usable. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  render: ({ onOpenChange }) => <Refusing {...(onOpenChange && { onOpenChange })} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
  },
};

function FocusChosen() {
  const second = useRef<HTMLInputElement>(null);
  return (
    <Dialog title="Corregir teléfono" defaultOpen initialFocus={second}>
      <Stack>
        <TextField label="Nombre" defaultValue="Laura Robles" />
        <TextField label="Teléfono" ref={second} defaultValue="33 1212 40" />
      </Stack>
    </Dialog>
  );
}

/** The focus starts where the host says: the field that the dialog is about. */
export const InitialFocus: Story = {
  render: () => <FocusChosen />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveFocus());
  },
};

function TriggerLeaves() {
  const [rows, setRows] = useState(['PF-204816', 'PF-204817', 'PF-204818']);
  return (
    <main>
      <Stack as="ul">
        {rows.map((row) => (
          <li key={row}>
            <Dialog
              title={`Anular ${row}`}
              trigger={<Button size="small">{`Anular ${row}`}</Button>}
              footer={
                <Button variant="danger" onClick={() => setRows(rows.filter((other) => other !== row))}>
                  Anular contrato
                </Button>
              }
            />
          </li>
        ))}
      </Stack>
      <Button variant="primary">Nuevo contrato</Button>
    </main>
  );
}

/** The row with the button that opened it is gone when it closes: the focus goes to the row beside it, at last to the page. */
export const TriggerLeavesMeanwhile: Story = {
  render: () => <TriggerLeaves />,
  play: async ({ canvas, userEvent }) => {
    const remove = async (row: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: `Anular ${row}` }));
      await userEvent.click(await screen.findByRole('button', { name: 'Anular contrato' }));
      await allGone();
    };
    await remove('PF-204817');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anular PF-204818' })).toHaveFocus());
    await remove('PF-204818');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anular PF-204816' })).toHaveFocus());
    await remove('PF-204816');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nuevo contrato' })).toHaveFocus());
  },
};

function Hasty() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const storm = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) {
      setOpen(turn % 2 === 0);
      await new Promise((resolve) => {
        setTimeout(resolve, turn % 5 === 0 ? 40 : 5);
      });
    }
    setCount((before) => before + 1);
  };
  return (
    <>
      <Button onClick={() => void storm()}>Abrir y cerrar</Button>
      <p>Veces: {count}</p>
      <Dialog title="Reprogramar cita" open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Opened and closed twenty times in a second: no backdrop is left, and the page can be used. */
export const Storm: Story = {
  tags: ['!autodocs'],
  render: () => <Hasty />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Abrir y cerrar' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Veces: 1')).toBeInTheDocument(), { timeout: 5000 });
    await allGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Veces: 2')).toBeInTheDocument(), { timeout: 5000 });
    await allGone();
  },
};

/** Its button is pressed twice, by somebody in a hurry: it stays open. */
export const DoublePress: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Reprogramar' }));
    await expect(await screen.findByRole('dialog')).toHaveAttribute('data-open');
    await userEvent.keyboard('{Escape}{Escape}');
    await allGone();
  },
};

const texts: Story = {
  args: {
    title: `${german} ${arabic}`,
    description: long300,
    defaultOpen: true,
    children: <p>{german}</p>,
    footer: (
      <>
        <Button>{arabic}</Button>
        <Button variant="primary">{german}</Button>
      </>
    ),
  },
};

/** Texts of any length. */
export const LongTexts: Story = { ...texts };

/** On a phone the actions are stacked, as wide as the dialog, the primary one nearest to the thumb. */
export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(16));
    const primary = screen.getByRole('button', { name: 'Reprogramar cita' }).getBoundingClientRect();
    const cancel = screen.getByRole('button', { name: 'Cancelar' }).getBoundingClientRect();
    await expect(primary.top).toBeGreaterThanOrEqual(cancel.bottom);
    await expect(primary.width).toBe(cancel.width);
    await expect(primary.width).toBeGreaterThan(280);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** The long texts on a phone. */
export const PhoneLongTexts: Story = {
  ...texts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** The keyboard of a phone covers the lower half: the dialog keeps to the rest, and the primary action stays in sight. */
export const KeyboardOnPhone: Story = {
  args: { ...LongContent.args, children: <TextArea label="Observaciones" defaultValue={long300} /> },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  beforeEach: () => {
    const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 24, height: 380 });
    const real = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: keyboard });
    return () => {
      if (real !== undefined) Object.defineProperty(window, 'visualViewport', real);
    };
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(24 + 380));
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(24);
    const primary = screen.getByRole('button', { name: 'Reprogramar cita' });
    await expect(primary.getBoundingClientRect().bottom).toBeLessThanOrEqual(24 + 380);
  },
};

/** From right to left the close button and the primary action change sides. */
export const RightToLeft: Story = {
  args: { defaultOpen: true, title: arabic },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const close = screen.getByRole('button', { name: 'Cerrar' }).getBoundingClientRect();
    await waitFor(() => expect(close.left - dialog.getBoundingClientRect().left).toBeLessThan(24));
    const primary = screen.getByRole('button', { name: 'Reprogramar cita' }).getBoundingClientRect();
    await expect(primary.left).toBeLessThan(
      screen.getByRole('button', { name: 'Cancelar' }).getBoundingClientRect().left,
    );
  },
};

/** In German: the question and the close button speak it too. */
export const German: Story = {
  render: () => <WithForm title="Termin abschließen" />,
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, 'Rückruf');
    await expect(field).toHaveValue('Rückruf');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Weiter bearbeiten' })).toBeVisible();
  },
};

/** Text at twice its size: nothing leaves the panel, and it scrolls. */
export const Zoomed: Story = {
  ...texts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const description = screen.getByText(long300).getBoundingClientRect();
    await expect(screen.getByRole('heading').getBoundingClientRect().bottom).toBeLessThanOrEqual(description.top);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** In the dark theme. */
export const Dark: Story = { args: { defaultOpen: true }, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Compact. */
export const Compact: Story = { args: { defaultOpen: true }, tags: ['!autodocs'], globals: { density: 'compact' } };

/** In forced colours a border tells the panel from the page. */
export const ForcedColors: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs', 'forced-colors'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(dialog).borderTopColor).not.toBe(getComputedStyle(dialog).backgroundColor);
  },
};
