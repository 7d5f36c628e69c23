import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { ReconcileDialog } from './ReconcileDialog.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { OwnLines } from './ReconcileDialog.samples.tsx';
import meta, { Default, Saving, Problem, Many } from './ReconcileDialog.stories.tsx';

const test = behaviour(meta);

const opened = async (name: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
};

const FIRST = 'Solicitar conciliación';
const SECOND = '¿Solicitar conciliación?';

test('CMA-14 CMA-17 lines with reasons, and a required confirmation', Default, async ({ args, step, userEvent }) => {
  const dialog = await opened(FIRST);
  await step('lines are ticked, one with a reason', async () => {
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'PF-204817 · NUEVA VENTA $1,268.97' }));
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Motivo (opcional)' }));
    await userEvent.paste(' Fue de contado. ');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Sin contrato · BONO $1,500.00' }));
    await expect(within(dialog).getByText('2 renglones marcados')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar' }));
  });
  const question = await opened(SECOND);
  await step('it says that this is final, and focuses the back button', async () => {
    await expect(question).toHaveAccessibleDescription(/Es definitivo.*no se puede deshacer/);
    await expect(within(question).getByRole('button', { name: 'Volver' })).toHaveFocus();
    await expect(within(question).getByText('Fue de contado.')).toBeVisible();
    await expect(within(question).getByText('No estoy de acuerdo con este renglón.')).toBeVisible();
  });
  await step('with the tick it is sent', async () => {
    await userEvent.click(within(question).getByRole('checkbox', { name: /Entiendo que es definitivo/ }));
    await userEvent.click(within(question).getByRole('button', { name: 'Solicitar conciliación' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith([
      { type: 'ENGANCHE', contract: 'PF-204817', reason: 'Fue de contado.' },
      { type: 'BONO', contract: null, reason: 'No estoy de acuerdo con este renglón.' },
    ]);
  });
});

// No line is ticked: the whole week is disputed.
test(
  'CMA-17 the whole week is disputed once, however often it is pressed, and never without the tick',
  {},
  async ({ args, userEvent }) => {
    const dialog = await opened(FIRST);
    await expect(within(dialog).getByText(/se pedirá revisar la semana completa/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    const question = await opened(SECOND);
    const confirm = within(question).getByRole('button', { name: 'Solicitar conciliación' });
    await userEvent.dblClick(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(await within(question).findByText('Márcalo para poder enviarla')).toBeVisible();
    await userEvent.click(within(question).getByRole('checkbox', { name: /Entiendo que es definitivo/ }));
    await userEvent.dblClick(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith([]);
  },
);

test('A reason of more than 500 letters is counted and goes no further', {}, async ({ userEvent }) => {
  const dialog = await opened(FIRST);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /PF-204817/ }));
  const reason = within(dialog).getByRole('textbox', { name: 'Motivo (opcional)' });
  await userEvent.click(reason);
  await userEvent.paste('x'.repeat(501));
  await expect(within(dialog).getByText('501/500')).toBeVisible();
  const proceed = within(dialog).getByRole('button', { name: 'Continuar' });
  await expect(proceed).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(proceed);
  await expect(screen.queryByRole('dialog', { name: SECOND })).not.toBeInTheDocument();
  await userEvent.type(reason, '{Backspace}');
  await expect(proceed).not.toHaveAttribute('aria-disabled');
});

/** A host that unmounts the dialog when closed. */
function Reopening(props: Parameters<typeof ReconcileDialog>[0]) {
  const [own] = useState(() => [...props.lines]);
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {open && <ReconcileDialog {...props} lines={own} open onOpenChange={setOpen} />}
    </>
  );
}

// Input survives closing, also on the second step.
test(
  'Input is not lost by closing; an unticked line keeps its text',
  { render: (args) => <Reopening {...args} /> },
  async ({ canvas, userEvent }) => {
    const dialog = await opened(FIRST);
    const box = within(dialog).getByRole('checkbox', { name: /PF-204817/ });
    await userEvent.click(box);
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Motivo (opcional)' }));
    await userEvent.paste('Fue de contado.');
    await userEvent.click(box);
    await userEvent.click(box);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    await opened(SECOND);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const again = await opened(FIRST);
    await expect(within(again).getByRole('checkbox', { name: /PF-204817/ })).toBeChecked();
    await expect(within(again).getByRole('textbox', { name: 'Motivo (opcional)' })).toHaveValue('Fue de contado.');
  },
);

test('While saving nothing closes it', Saving, async ({ args, userEvent }) => {
  await opened(FIRST);
  await userEvent.keyboard('{Escape}');
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

test('It shows why it failed', Problem, async () => {
  const dialog = await opened(FIRST);
  await expect(within(dialog).getByRole('alert')).toHaveTextContent('La semana ya no está pendiente.');
});

/** A host whose first attempt fails. */
function Failing(props: Parameters<typeof ReconcileDialog>[0]) {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <OwnLines
      {...props}
      busy={saving}
      problem={problem}
      onConfirm={(reasons) => {
        props.onConfirm(reasons);
        setSaving(true);
        queueMicrotask(() => {
          setSaving(false);
          setProblem('No hay conexión.');
        });
      }}
    />
  );
}

// After a failure it can be retried with all input.
test('After a failure it can be retried', { render: (args) => <Failing {...args} /> }, async ({ args, userEvent }) => {
  await userEvent.click(within(await opened(FIRST)).getByRole('button', { name: 'Continuar' }));
  const question = await opened(SECOND);
  await userEvent.click(within(question).getByRole('checkbox', { name: /Entiendo que es definitivo/ }));
  await userEvent.click(within(question).getByRole('button', { name: 'Solicitar conciliación' }));
  await expect(await within(question).findByText('No hay conexión.')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Solicitar conciliación' }));
  await expect(args.onConfirm).toHaveBeenCalledTimes(2);
});

test('Hundreds of lines are searched, or shown on demand', Many, async ({ userEvent }) => {
  const dialog = await opened(FIRST);
  await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(20);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mostrar 20 más' }));
  await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(40);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Buscar contrato o cliente' }), 'bono MENSUAL');
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1));
  await expect(within(dialog).getByRole('checkbox')).toHaveAccessibleName('Sin contrato · BONO $124,500.00');
});

test(
  'CMA-17 a week without lines to choose from is confirmed at once, and can be left',
  { args: { lines: [] } },
  async ({ args, userEvent }) => {
    const question = await opened(SECOND);
    await expect(within(question).queryByRole('button', { name: 'Volver' })).not.toBeInTheDocument();
    await userEvent.click(within(question).getByRole('checkbox', { name: /Entiendo que es definitivo/ }));
    await userEvent.click(within(question).getByRole('button', { name: 'Solicitar conciliación' }));
    await expect(args.onConfirm).toHaveBeenCalledWith([]);
    await expect(within(question).getByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
);
