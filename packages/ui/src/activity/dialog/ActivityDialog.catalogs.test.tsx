import { type ActivityFormRules, emptyActivityForm, type TracingType } from '@sereno/domain/activity';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ActivityDialogProps, CatalogState } from './activityDialogProps.ts';
import { button, choose, complete, DialogHost, field, found, held, ready, rules } from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './ActivityDialog.stories.tsx';

const test = behaviour(meta);

const empty: ActivityFormRules = { ...rules, types: [], subjects: [], tracings: undefined };

const many: readonly TracingType[] = Array.from({ length: 16 }, (_, place) => ({
  id: place + 1,
  name: `Resultado ${place + 1}`,
  reschedules: false,
  needsNextActivity: true,
}));

const manyTypes = many.map(({ id, name }) => ({ id, name, durationMinutes: 15 }));

/** A host whose catalogues arrive on demand. */
function ArrivingHost({ onRetry, ...props }: ActivityDialogProps) {
  const [state, setState] = useState<CatalogState>(props.catalogs);
  const arrived = { ...rules, types: manyTypes, tracings: many };
  return (
    <>
      <DialogHost
        {...props}
        rules={state === 'ready' ? arrived : props.rules}
        catalogs={state}
        onRetry={() => {
          setState('loading');
          onRetry?.();
        }}
      />
      <button type="button" onClick={() => setState('ready')}>
        Llegan
      </button>
    </>
  );
}

const arrive = (): void => screen.getByRole('button', { name: 'Llegan', hidden: true }).click();

test(
  'ADL-35 while options load the fields are rendered, and keep the focus when they arrive',
  { render: (args) => <ArrivingHost {...args} />, args: { catalogs: 'loading', rules: empty } },
  async ({ args, userEvent }) => {
    await ready();
    const outcome = await field('Tipificación');
    await waitFor(() => expect(outcome).toHaveFocus());
    for (const name of ['Tipificación', 'Tipo de actividad', 'Asunto']) {
      await expect(await field(name)).toHaveTextContent('Cargando…');
    }
    await userEvent.click(outcome);
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(button('Guardar'));
    await waitFor(() => expect(outcome).toHaveAccessibleDescription('Las opciones aún no se han cargado'));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(outcome).toHaveFocus();
    // Sixteen options are searched: another control replaces this one.
    const type = await field('Tipo de actividad');
    type.focus();
    arrive();
    await waitFor(async () => expect(await field('Tipo de actividad')).not.toBe(type));
    await expect(await field('Tipo de actividad')).toHaveFocus();
  },
);

test(
  'ADL-03 more than fifteen options are found by typing',
  { args: { rules: { ...rules, tracings: many }, form: held({ ...complete, tracingTypeId: null }) } },
  async ({ args, userEvent }) => {
    await ready();
    const input = await field('Tipificación');
    await userEvent.type(input, '16');
    await userEvent.click(await screen.findByRole('option', { name: /Resultado 16/ }));
    await waitFor(() => expect(input).toHaveValue('Resultado 16'));
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...complete, tracingTypeId: 16 });
  },
);

test(
  'Catalogues that failed can be retried, and the focus stays in the dialog',
  {
    render: (args) => <ArrivingHost {...args} />,
    args: { catalogs: 'failed', rules: { ...empty, tracings: [] }, onRetry: fn<() => void>() },
  },
  async ({ args, userEvent }) => {
    const dialog = await ready();
    await expect(screen.getByText('No se pudieron cargar las opciones.')).toBeVisible();
    await userEvent.click(button('Reintentar'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('No se pudieron cargar las opciones.')).not.toBeInTheDocument());
    await waitFor(async () => expect(await field('Tipificación')).toHaveFocus());
    arrive();
    await waitFor(async () => expect(await field('Tipo de actividad')).toHaveValue(''));
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
);

test(
  'ADL-21 ADL-22 without available outcomes the fixed one is sent, and the field says so',
  { args: { form: held({ ...complete, tracingTypeId: null }), rules: { ...rules, tracings: [], fixedTracingId: -1 } } },
  async ({ args, userEvent }) => {
    await ready();
    const outcome = await field('Tipificación');
    await expect(outcome).toHaveAccessibleDescription('No hay otras que elegir: se enviará la que corresponde.');
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
);

test(
  'NXA-08 without available or fixed outcomes nothing can be saved, which shows at once',
  { args: { form: held({ ...complete, tracingTypeId: null }), rules: { ...rules, tracings: [] } } },
  async ({ args, userEvent }) => {
    await ready();
    const outcome = await field('Tipificación');
    const sentence = 'No hay tipificaciones que elegir, y sin una no se puede guardar';
    await expect(outcome).toHaveAccessibleDescription(sentence);
    await userEvent.click(button('Guardar'));
    await expect(outcome).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

test(
  'NXA-01 NXA-02 values of a draft that the catalogue no longer has are cleared and required',
  { args: { form: held({ ...complete, tracingTypeId: 999, activityTypeId: 99, subjectId: 999 }) } },
  async ({ args, userEvent }) => {
    await ready();
    await userEvent.click(button('Guardar'));
    for (const [name, sentence] of [
      ['Tipificación', 'Elige una tipificación'],
      ['Tipo de actividad', 'Elige un tipo de actividad'],
      ['Asunto', 'Elige un asunto'],
    ] as const) {
      await expect(await field(name)).toHaveTextContent('Elige una opción');
      await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(sentence));
    }
    await choose(userEvent, 'Tipificación', 'No contestó');
    await choose(userEvent, 'Tipo de actividad', 'Llamada');
    await choose(userEvent, 'Asunto', 'Confirmación de cita');
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
);

test(
  'ADL-39 a failed prospect search says so',
  {
    args: {
      activity: null,
      form: held(emptyActivityForm('add')),
      prospects: { ...found, options: [], failed: true },
    },
  },
  async ({ userEvent }) => {
    await ready();
    await userEvent.click(await field('Prospecto'));
    await waitFor(() => expect(screen.getByText('No se pudieron cargar las opciones')).toBeVisible());
  },
);
