import { emptyActivityForm } from '@sereno/domain/activity';
import { expect, screen, waitFor } from 'storybook/test';
import { button, choose, complete, field, held, prospects, ready, rules } from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './ActivityDialog.stories.tsx';

const test = behaviour(meta);

test(
  'ADL-27 ADL-28 ADL-29 ADL-30 a type sets the times and clears the subject, whose options depend on it',
  {},
  async ({ userEvent, step }) => {
    const subject = await field('Asunto');
    await step('no subject before a type', async () => {
      await expect(subject).toBeDisabled();
      await expect(subject).toHaveTextContent('Elige antes el tipo');
    });
    await step('the type sets the times', async () => {
      await choose(userEvent, 'Tipo de actividad', 'Cita');
      await expect(await field('Hora de inicio')).toHaveValue('10:30');
      await expect(await field('Hora de finalización')).toHaveValue('11:30');
      await expect(subject).toBeEnabled();
    });
    await step('its own subjects alone', async () => {
      await userEvent.click(subject);
      await screen.findByRole('listbox');
      const offered = screen.getAllByRole('option').map((option) => option.textContent);
      await expect(offered).toEqual(['Presentación del plan', 'Firma de contrato']);
      await userEvent.click(screen.getByRole('option', { name: 'Firma de contrato' }));
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    });
    await step('another type clears the subject', async () => {
      await choose(userEvent, 'Tipo de actividad', 'Llamada');
      await expect(subject).toHaveTextContent('Elige una opción');
      await expect(await field('Hora de finalización')).toHaveValue('10:45');
    });
  },
);

test(
  'ADL-31 ADL-32 the end follows the start and is never before it',
  { args: { form: held(complete) } },
  async ({ userEvent, step }) => {
    const start = await field('Hora de inicio');
    const end = await field('Hora de finalización');
    await step('another start', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '1600{Enter}');
      await expect(start).toHaveValue('16:00');
      await expect(end).toHaveValue('16:15');
    });
    await step('an end before it', async () => {
      await userEvent.clear(end);
      await userEvent.type(end, '1500');
      await userEvent.tab();
      await expect(end).toHaveValue('16:15');
      await expect(end).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('an end after it stays', async () => {
      await userEvent.clear(end);
      await userEvent.type(end, '1730{Enter}');
      await expect(end).toHaveValue('17:30');
      await expect(start).toHaveValue('16:00');
    });
  },
);

test('ADL-33 no end passes midnight', { args: { now: () => '23:30' } }, async ({ userEvent }) => {
  await choose(userEvent, 'Tipo de actividad', 'Cita');
  await expect(await field('Hora de inicio')).toHaveValue('23:30');
  await expect(await field('Hora de finalización')).toHaveValue('23:59');
});

const ways = [
  ['CDR-02', 'Cita', 'No es posible agendar una cita sin dirección.'],
  ['CDR-03', 'Llamada', 'No es posible agendar una llamada sin número de contacto.'],
  ['CDR-04', 'Correo', 'No es posible agendar un correo sin dirección electrónica.'],
  ['CDR-05', 'Whatsapp', 'No es posible agendar un whatsapp sin número de contacto.'],
  ['CDR-06', 'Mensaje de texto', 'No es posible agendar un mensaje de texto sin número de contacto.'],
  ['CDR-07', 'Videollamada', 'No es posible utilizar ese tipo de actividad, revisa la información.'],
] as const;

test(
  'CDR-02 CDR-03 CDR-04 CDR-05 CDR-06 CDR-07 CDR-08 missing contact data show at once, and prevent saving',
  {
    args: {
      form: held({ ...complete, activityTypeId: null, subjectId: null }),
      rules: { ...rules, reachable: { hasEmail: false, hasPhone: false, hasAddress: false } },
    },
  },
  async ({ args, userEvent, step }) => {
    const type = await field('Tipo de actividad');
    for (const [id, name, sentence] of ways) {
      await step(id, async () => {
        await choose(userEvent, 'Tipo de actividad', name);
        await waitFor(() => expect(type).toHaveAccessibleDescription(sentence));
      });
    }
    await userEvent.click(button('Guardar'));
    await expect(type).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

test(
  'CDR-01 CDR-08 a selected prospect has its own contact data',
  {
    args: {
      activity: null,
      form: held(emptyActivityForm('add', prospects[1])),
      // The host's data of another activity do not count.
      rules: { ...rules, reachable: { hasEmail: false, hasPhone: false, hasAddress: true } },
    },
  },
  async ({ userEvent }) => {
    const type = await field('Tipo de actividad');
    await choose(userEvent, 'Tipo de actividad', 'Cita');
    await waitFor(() => expect(type).toHaveAccessibleDescription('No es posible agendar una cita sin dirección.'));
    await choose(userEvent, 'Tipo de actividad', 'Llamada');
    await waitFor(() => expect(type).not.toHaveAccessibleDescription());
  },
);

test('ADL-10 shortcuts for the most common days', {}, async ({ userEvent }) => {
  const date = await field('Fecha de actividad');
  for (const [name, value] of [
    ['Hoy', '21/11/2026'],
    ['Mañana', '22/11/2026'],
    ['En una semana', '28/11/2026'],
  ] as const) {
    await userEvent.click(button(name));
    await expect(date).toHaveValue(value);
    await expect(button(name)).toHaveFocus();
  }
  await expect(screen.getByText('Actividades programadas para el día 28/11/2026')).toBeVisible();
});

const TOO_EARLY = 'La fecha no debe ser anterior a la fecha mínima';

const TOO_LATE = 'La fecha no debe ser posterior a la fecha máxima';

test(
  'NXA-09 NXA-10 a past day, one after 2100 or an invalid one shows an error, keeps its text and prevents saving',
  { args: { form: held(complete) } },
  async ({ args, userEvent, step }) => {
    const date = await field('Fecha de actividad');
    for (const [typed, sentence] of [
      ['20/11/2026', TOO_EARLY],
      ['01/01/2101', TOO_LATE],
      ['31/02/2027', 'No existe el día 31: el mes 02/2027 tiene 28 días'],
      ['mañana', 'Escribe la fecha como dd/mm/aaaa, por ejemplo 21/11/2026'],
    ] as const) {
      await step(typed, async () => {
        await userEvent.clear(date);
        await userEvent.type(date, typed);
        await userEvent.tab();
        await waitFor(() => expect(date).toHaveAccessibleDescription(sentence));
        await userEvent.click(button('Guardar'));
        await expect(date).toHaveFocus();
        // Not overridden by the missing-day error.
        await expect(date).toHaveAccessibleDescription(sentence);
        await expect(date).toHaveValue(typed);
      });
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await step('mended', async () => {
      await userEvent.clear(date);
      await userEvent.type(date, '31/12/2100{Enter}');
      await waitFor(() => expect(date).not.toHaveAccessibleDescription());
      await userEvent.click(button('Guardar'));
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
  },
);

test(
  'NXA-09 a draft whose day has passed shows the error at once',
  { args: { form: held({ ...complete, date: '2026-11-20' }), restored: true } },
  async ({ userEvent }) => {
    const date = await field('Fecha de actividad');
    await waitFor(() => expect(date).toHaveAccessibleDescription(TOO_EARLY));
    await userEvent.click(button('Hoy'));
    await waitFor(() => expect(date).not.toHaveAccessibleDescription());
    await expect(date).toHaveValue('21/11/2026');
  },
);

test(
  'NXA-04 an unreadable time shows an error, keeps its text and prevents saving',
  { args: { form: held(complete) } },
  async ({ args, userEvent }) => {
    const start = await field('Hora de inicio');
    await userEvent.clear(start);
    await userEvent.type(start, '25:00');
    await userEvent.click(button('Guardar'));
    await expect(start).toHaveFocus();
    await waitFor(() => expect(start).toHaveAccessibleDescription('No existe la hora 25: escribe una de 00 a 23'));
    await expect(start).toHaveValue('25:00');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

test(
  'ADL-04 ADL-05 Temperatura can be selected and cleared',
  { args: { form: held({ ...complete, temperature: null }) } },
  async ({ args, userEvent }) => {
    await ready();
    await expect(screen.getByRole('radiogroup', { name: 'Temperatura' })).toBeVisible();
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['Ninguna', 'Alta', 'Media', 'Baja']);
    await expect(screen.getByRole('radio', { name: 'Ninguna' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Media' }));
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...complete, temperature: 'medium' });
    await userEvent.click(screen.getByRole('radio', { name: 'Ninguna' }));
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...complete, temperature: null });
  },
);

test(
  'NXA-07 NXA-12 an outcome without a next activity hides it; another restores it as typed',
  { args: { form: held({ ...complete, tracingTypeId: null, date: null, comments: 'Llamar por la tarde' }) } },
  async ({ args, userEvent, step }) => {
    const date = await field('Fecha de actividad');
    await userEvent.type(date, '31/02');
    await step('away', async () => {
      await choose(userEvent, 'Tipificación', 'No le interesa');
      await waitFor(() => expect(screen.queryByText('Proxima actividad')).not.toBeVisible());
      await expect(screen.queryByRole('textbox', { name: 'Fecha de actividad' })).not.toBeInTheDocument();
      await userEvent.click(button('Guardar'));
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
    await step('back', async () => {
      await choose(userEvent, 'Tipificación', 'No contestó');
      await expect(screen.getByText('Proxima actividad')).toBeVisible();
      await expect(await field('Comentarios')).toHaveValue('Llamar por la tarde');
      await expect(await field('Fecha de actividad')).toHaveValue('31/02');
      await userEvent.click(button('Guardar'));
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
  },
);

test(
  'ADL-14 ADL-31 a free slot sets start and end',
  { args: { form: held(complete) } },
  async ({ args, userEvent }) => {
    await ready();
    await userEvent.click(button('Usar 10:15'));
    await expect(await field('Hora de inicio')).toHaveValue('10:15');
    await expect(await field('Hora de finalización')).toHaveValue('10:30');
    await userEvent.click(button('Guardar'));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...complete, startTime: '10:15', endTime: '10:30' });
  },
);
