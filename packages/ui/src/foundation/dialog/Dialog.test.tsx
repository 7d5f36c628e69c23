import { useRef, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Stack } from '../samples.tsx';
import { Select } from '../select/Select.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogClose } from './DialogClose.tsx';
import { allGone, backdrops } from './samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { WithForm } from './Dialog.samples.tsx';
import meta, { Default, Unsaved } from './Dialog.stories.tsx';

const test = behaviour(meta);

test(
  'The focus goes to the first field and, however it is closed, back to the button',
  Default,
  async ({ args, canvas, step, userEvent }) => {
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
);

const requested = () => screen.findByRole('alertdialog', { name: '¿Descartar lo que escribiste?' });

const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test(
  'Unsaved input: every way to close asks first, and the host is notified only after “Descartar”',
  Unsaved,
  async ({ args, canvas, step, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Observaciones' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Pide otra llamada');
    const keep = async (): Promise<void> => {
      await requested();
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
      await requested();
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
      await requested();
      await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
      await allGone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
      await waitFor(() => expect(document.body).not.toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Finalizar actividad' })).toHaveFocus();
    });
  },
);

const saved = Promise.withResolvers<void>();

test(
  'The action is running: neither Escape nor a press closes it, until the host does',
  { render: ({ onOpenChange }) => <WithForm save={() => saved.promise} {...(onOpenChange && { onOpenChange })} /> },
  async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Listo');
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
    await userEvent.keyboard('{Escape}');
    const close = screen.getByRole('button', { name: 'Cerrar' });
    await expect(close).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(close);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    saved.resolve();
    await allGone();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);

test(
  'A press outside while a list is open above the dialog closes only the list',
  {
    args: {
      defaultOpen: true,
      children: <Select label="Tipo" options={[{ value: 'call', label: 'Llamada' }]} />,
    },
  },
  async ({ args, userEvent }) => {
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
);

test(
  'Of two dialogs Escape closes only the upper one, and the lower one is inert until then',
  {
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
  },
  async ({ args, step, userEvent }) => {
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
);

function Refusing(props: Partial<DialogProps>) {
  return <Dialog title="Reprogramar cita" {...props} open />;
}

test(
  'Controlled and kept open by the host: it stays, and stays usable',
  { render: ({ onOpenChange }) => <Refusing {...(onOpenChange && { onOpenChange })} /> },
  async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
  },
);

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

test('The focus starts where the host says', { render: () => <FocusChosen /> }, async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveFocus());
});

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

test(
  'The row with the button that opened it is gone when it closes: the focus goes to the next row, else to the page',
  { render: () => <TriggerLeaves /> },
  async ({ canvas, userEvent }) => {
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
);

function Hasty() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const storm = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) {
      setOpen(turn % 2 === 0);
      for (let frame = turn % 5 === 0 ? 3 : 1; frame > 0; frame -= 1) await new Promise(requestAnimationFrame);
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

test(
  'Opened and closed forty times, faster than it fades: no backdrop is left, and the page is usable',
  { render: () => <Hasty /> },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Abrir y cerrar' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Veces: 1')).toBeInTheDocument(), { timeout: 5000 });
    await allGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Veces: 2')).toBeInTheDocument(), { timeout: 5000 });
    await allGone();
  },
);

test('Its button is pressed twice quickly: it stays open', {}, async ({ canvas, userEvent }) => {
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Reprogramar' }));
  await expect(await screen.findByRole('dialog')).toHaveAttribute('data-open');
  await userEvent.keyboard('{Escape}{Escape}');
  await allGone();
});

test(
  'The question and the close button are in the language of the page',
  { render: () => <WithForm title="Termin abschließen" />, globals: { locale: 'de' } },
  async ({ userEvent }) => {
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, 'Rückruf');
    await expect(field).toHaveValue('Rückruf');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Weiter bearbeiten' })).toBeVisible();
  },
);
