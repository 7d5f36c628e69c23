import { emptyActivityForm } from '@sereno/domain/activity';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { allGone } from '../../foundation/dialog/samples.ts';
import type { ActivityDialogProps } from './activityDialogProps.ts';
import { button, choose, complete, DialogHost, field, found, held, prospects, ready } from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './ActivityDialog.stories.tsx';

const test = behaviour(meta);

const required = [
  ['Tipificación', 'Elige una tipificación'],
  ['Tipo de actividad', 'Elige un tipo de actividad'],
  ['Asunto', 'Elige un asunto'],
  ['Fecha de actividad', 'Elige una fecha'],
  ['Hora de inicio', 'Elige una hora de inicio'],
  ['Hora de finalización', 'Elige una hora de finalización'],
] as const;

test(
  'NXA-01 to NXA-06 NXA-08 NXA-11 missing fields are marked, announced and focused, and fixed one by one',
  {},
  async ({ args, userEvent, step }) => {
    await ready();
    await step('no complaint before saving is tried', async () => {
      await expect(document.querySelector('[role="dialog"] [aria-invalid="true"]')).toBeNull();
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('all of them', async () => {
      await userEvent.click(button('Guardar'));
      for (const [name, sentence] of required) {
        const control = await field(name);
        await waitFor(() => expect(control).toHaveAccessibleDescription(sentence));
        // The subject is still disabled, so only its sentence shows.
        if (name !== 'Asunto') await expect(control).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(screen.getByRole('alert')).toHaveTextContent('Falta información requerida');
      await expect(await field('Tipificación')).toHaveFocus();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('each goes as it is mended', async () => {
      await choose(userEvent, 'Tipificación', 'Agendó una cita');
      await waitFor(async () => expect(await field('Tipificación')).not.toHaveAccessibleDescription());
      await choose(userEvent, 'Tipo de actividad', 'Cita');
      await waitFor(async () => expect(await field('Hora de inicio')).not.toHaveAccessibleDescription());
      await expect(await field('Asunto')).toHaveAccessibleDescription('Elige un asunto');
      await expect(screen.getByRole('alert')).toBeVisible();
    });
    await step('the next attempt focuses the next field, and is announced again', async () => {
      const before = screen.getByRole('alert');
      await userEvent.click(button('Guardar'));
      await expect(await field('Asunto')).toHaveFocus();
      await expect(screen.getByRole('alert')).not.toBe(before);
    });
    await step('all corrected: no error remains, and it is saved', async () => {
      await choose(userEvent, 'Asunto', 'Firma de contrato');
      await userEvent.click(button('Mañana'));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await userEvent.click(button('Guardar'));
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await expect(args.onSave).toHaveBeenLastCalledWith({
        ...emptyActivityForm('finish'),
        tracingTypeId: 202,
        activityTypeId: 1,
        subjectId: 12,
        date: '2026-11-22',
        startTime: '10:30',
        endTime: '11:30',
      });
    });
  },
);

test(
  'ADL-39 NXA-06 a stand-alone activity requires a prospect',
  {
    args: {
      activity: null,
      form: held({ ...complete, task: 'add' }),
      prospects: found,
    },
  },
  async ({ args, userEvent }) => {
    await ready();
    const input = await field('Prospecto');
    await userEvent.click(button('Guardar'));
    await expect(input).toHaveFocus();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Elige un prospecto'));
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Lucía Fernández Ávila' }));
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...complete, task: 'add', prospect: prospects[2] });
  },
);

test(
  'Ctrl+Enter and Cmd+Enter save from any field, Enter alone from none',
  { args: { form: held(complete) } },
  async ({ args, userEvent, step }) => {
    await ready();
    const names = ['Observaciones', 'Fecha de actividad', 'Hora de inicio', 'Tipo de actividad', 'Comentarios'];
    for (const [place, name] of names.entries()) {
      await step(name, async () => {
        (await field(name)).focus();
        await userEvent.keyboard('{Control>}{Enter}{/Control}');
        await expect(args.onSave).toHaveBeenCalledTimes(place + 1);
        await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      });
    }
    await step('a choice among three, with the other key', async () => {
      screen.getByRole('radio', { name: 'Alta' }).focus();
      await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
      await expect(args.onSave).toHaveBeenCalledTimes(names.length + 1);
    });
    await step('what is being typed counts', async () => {
      const date = await field('Fecha de actividad');
      await userEvent.clear(date);
      await userEvent.type(date, '25/11/2026{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenLastCalledWith({ ...complete, date: '2026-11-25' });
      await userEvent.clear(date);
      await userEvent.type(date, '31/02/2027{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenCalledTimes(names.length + 2);
      await expect(date).toHaveFocus();
      await expect(date).toHaveValue('31/02/2027');
      await userEvent.clear(date);
      await userEvent.type(date, '25/11/2026');
    });
    await step('a press that leaves the focus in the field, as a finger does on some phones', async () => {
      const end = await field('Hora de finalización');
      await userEvent.clear(end);
      await userEvent.type(end, '1100');
      button('Guardar').click();
      await expect(args.onSave).toHaveBeenLastCalledWith({ ...complete, date: '2026-11-25', endTime: '11:00' });
    });
    await step('Enter alone', async () => {
      for (const name of ['Fecha de actividad', 'Hora de inicio']) {
        (await field(name)).focus();
        await userEvent.keyboard('{Enter}');
      }
      await expect(args.onSave).toHaveBeenCalledTimes(names.length + 3);
    });
    await step('not out of an open list, which keeps its keys', async () => {
      await userEvent.click(await field('Tipo de actividad'));
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenCalledTimes(names.length + 3);
      await userEvent.keyboard('{Escape}');
    });
  },
);

test(
  'ADL-16 closing never asks, whatever was typed, and reopening restores it',
  {},
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(await field('Observaciones'), 'Pide otra llamada');
    await userEvent.click(button('Guardar'));
    await userEvent.click(button('Cancelar'));
    await allGone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await expect(await field('Observaciones')).toHaveValue('Pide otra llamada');
    // Errors belong to the previous visit.
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await allGone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
  },
);

/** A host that starts saving on request, and never finishes. */
function SavingHost(props: ActivityDialogProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    <DialogHost
      {...props}
      busy={isSaving}
      onSave={(form) => {
        setSaving(true);
        props.onSave(form);
      }}
    />
  );
}

test(
  'ADL-34 while saving nothing is sent twice or edited',
  { render: (args) => <SavingHost {...args} />, args: { form: held(complete) } },
  async ({ args, userEvent }) => {
    await ready();
    const text = await field('Observaciones');
    const save = button('Guardar');
    await userEvent.dblClick(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(save).toHaveTextContent('Guardando…');
    await expect(save).toHaveFocus();
    await userEvent.click(save);
    text.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await userEvent.type(text, ' Y otra cosa.');
    await expect(text).toHaveValue(complete.observations);
  },
);

test(
  'ADL-24 the reason of a failed save is announced, and the input stays',
  { args: { form: held(complete), problem: 'Actividad ya finalizada', problemTone: 'warning' } },
  async ({ args, userEvent }) => {
    await ready();
    await expect(screen.getByText('Actividad ya finalizada').closest('[role="status"]')).toBeVisible();
    await expect(await field('Observaciones')).toHaveValue(complete.observations);
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    // Missing fields take precedence over the earlier failure.
    await userEvent.clear(await field('Fecha de actividad'));
    await userEvent.click(button('Guardar'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Falta información requerida'));
    await expect(screen.queryByText('Actividad ya finalizada')).not.toBeInTheDocument();
  },
);

test(
  'A restored draft says so, and can be restarted without losing the focus',
  { args: { form: held({ ...complete, date: null }), restored: true, onStartOver: fn<() => void>() } },
  async ({ args, userEvent }) => {
    const dialog = await ready();
    await waitFor(async () => expect(await field('Tipificación')).toHaveFocus());
    await expect(within(dialog).getByText('Recuperamos lo que habías escrito')).toBeVisible();
    await userEvent.type(await field('Fecha de actividad'), '31/02/2027');
    await userEvent.click(button('Guardar'));
    await screen.findByRole('alert');
    await userEvent.click(button('Empezar de nuevo'));
    await expect(args.onStartOver).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await field('Tipificación')).toHaveFocus());
    await expect(await field('Tipificación')).toHaveTextContent('Elige una opción');
    await expect(await field('Observaciones')).toHaveValue('');
    // Neither the rejected text nor any error is left.
    await expect(await field('Fecha de actividad')).toHaveValue('');
    await expect(document.querySelector('[role="dialog"] [aria-invalid="true"]')).toBeNull();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.queryByText('Recuperamos lo que habías escrito')).not.toBeInTheDocument();
  },
);

test(
  'Offline it says that it will be sent later',
  { args: { form: held(complete), offline: true } },
  async ({ args, userEvent }) => {
    await ready();
    await expect(screen.getByText('Sin conexión: se enviará cuando vuelva la red.')).toBeVisible();
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
);

test(
  'A text over 4000 characters is counted near its end, and prevents saving',
  { args: { form: held({ ...complete, observations: 'a'.repeat(3590), comments: 'b'.repeat(4001) }) } },
  async ({ args, userEvent }) => {
    await ready();
    await expect(screen.getByText('4001/4000')).toBeVisible();
    await expect(screen.queryByText('3590/4000')).not.toBeInTheDocument();
    await userEvent.click(button('Guardar'));
    const comments = await field('Comentarios');
    await expect(comments).toHaveFocus();
    await expect(comments).toHaveAccessibleDescription('Usa 4,000 caracteres o menos');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Backspace}');
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
);
