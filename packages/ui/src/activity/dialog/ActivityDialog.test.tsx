import { emptyActivityForm, reschedulingForm } from '@sereno/domain/activity';
import { expect, screen, waitFor, within } from 'storybook/test';
import { activity, call } from '../samples.ts';
import {
  complete,
  everyWay,
  field,
  found,
  held,
  moves,
  neverStarted,
  prospects,
  ready,
  rules,
  subjects,
  types,
} from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Finish, Filled, Add, Phone, LongTexts } from './ActivityDialog.stories.tsx';

const test = behaviour({
  ...meta,
  parameters: {
    viewport: {
      options: {
        low: { styles: { width: '360px', height: '400px' } },
        small: { styles: { width: '360px', height: '640px' } },
      },
    },
  },
});

const labels = (): string[] =>
  [...document.querySelectorAll('[role="dialog"] :is(label, [id$="label"])')]
    .filter((label) => label.checkVisibility() && label.closest('[role="radiogroup"]') === null)
    .map((label) => label.textContent ?? '');

test('ADL-01 ADL-02 ADL-03 ADL-06 to ADL-14 ADL-16 ending an activity', Finish, async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Finalizar actividad' });
  await expect(dialog).toHaveAccessibleDescription(
    'María del Carmen Ruiz Llamada · Seguimiento de cotización · 21/11/2026',
  );
  await field('Comentarios');
  await expect(labels()).toEqual([
    'Tipificación',
    'Temperatura',
    'Observaciones',
    'Tipo de actividad',
    'Asunto',
    'Fecha de actividad',
    'Hora de inicio',
    'Hora de finalización',
    'Comentarios',
  ]);
  await expect(screen.getByRole('region', { name: 'Proxima actividad' })).toBeVisible();
  await expect(screen.getByText('Actividades programadas para el día')).toBeVisible();
  await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await expect(within(dialog).getByRole('button', { name: 'Guardar' })).toBeVisible();
  await waitFor(async () => expect(await field('Tipificación')).toHaveFocus());
});

test('ACL-16 ADL-14 filled in, with the names of adviser and manager', Filled, async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription(/Asesor: Jorge Camacho · Gerente: Rosa Elena Vidal$/);
  await expect(screen.getByText('Actividades programadas para el día 24/11/2026')).toBeVisible();
  await expect(await field('Tipificación')).toHaveTextContent('Interesada, pide otra llamada');
  await expect(await field('Fecha de actividad')).toHaveValue('24/11/2026');
});

/** Never started: the implied outcome is preselected. */
const unattended = {
  activity: call,
  form: held({ ...emptyActivityForm('finish'), tracingTypeId: -1 }),
  rules: { ...rules, tracings: neverStarted, fixedTracingId: -1 },
};

test('ADL-22 ending an activity never started', { args: unattended }, async () => {
  await expect(await field('Tipificación')).toHaveTextContent('No iniciada');
  await expect(await field('Tipificación')).toHaveAttribute('aria-required', 'true');
});

// 'Nueva Actividad' on a late row closes it and books another.
test(
  'ADL-23 a late activity, closed with a new one',
  { args: { ...unattended, title: 'Nueva actividad', activity: activity(9, { date: '2026-11-03' }) } },
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nueva actividad' });
    await expect(dialog).toHaveAccessibleDescription(/03\/11\/2026$/);
  },
);

const moved = activity(7, { subject: 'Seguimiento de cotización' });

test(
  'ADL-19 ADL-20 rescheduling an activity, filled in except its day',
  {
    args: {
      activity: moved,
      form: held({ ...reschedulingForm(moved, { types, subjects }), tracingTypeId: 7 }),
      rules: { ...rules, tracings: moves, fixedTracingId: 7 },
    },
  },
  async () => {
    await screen.findByRole('dialog', { name: 'Reagendar actividad' });
    await expect(await field('Tipificación')).toHaveTextContent('Reagendada');
    await expect(await field('Tipo de actividad')).toHaveTextContent('Llamada');
    await expect(await field('Asunto')).toHaveTextContent('Seguimiento de cotización');
    await expect(await field('Fecha de actividad')).toHaveValue('');
    await expect(await field('Hora de inicio')).toHaveValue('09:00');
    await expect(await field('Comentarios')).toHaveValue(moved.comments);
  },
);

/** Three with one name; the last one has no detail. */
const namesakes = ['Zapopan · Lucía Hernández', 'Tlaquepaque · Bruno Salas', null].map((detail, place) => ({
  id: 91 + place,
  name: 'Elena Ruiz Mora',
  detail,
  ...everyWay,
}));

test('ADL-37 ADL-39 a stand-alone activity', Add, async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Nueva actividad' });
  await field('Comentarios');
  await expect(labels()[0]).toBe('Prospecto');
  await expect(labels()).not.toContain('Tipificación');
  await expect(labels()).not.toContain('Observaciones');
  await expect(screen.queryByText('Proxima actividad')).not.toBeInTheDocument();
  await expect(dialog).not.toHaveAccessibleDescription();
  const input = await field('Prospecto');
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.type(input, 'salg');
  await waitFor(() => expect(found.onSearch).toHaveBeenLastCalledWith('salg'));
  await userEvent.click(await screen.findByRole('option', { name: /^Arturo Salgado Peña/ }));
  await waitFor(() => expect(input).toHaveValue('Arturo Salgado Peña'));
});

// Two with one name are distinguished by place and adviser, in the list and when selected.
test(
  'ADL-39 prospects with one name are distinguished',
  { args: { activity: null, form: held(emptyActivityForm('add')), prospects: { ...found, options: namesakes } } },
  async ({ userEvent }) => {
    const input = await field('Prospecto');
    await userEvent.click(input);
    const [first, second, third] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent('Zapopan · Lucía Hernández');
    await expect(second).toHaveTextContent('Tlaquepaque · Bruno Salas');
    await expect(third).toHaveTextContent(/^Elena Ruiz Mora$/);
    await userEvent.click(await screen.findByRole('option', { name: /Tlaquepaque/ }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Tlaquepaque · Bruno Salas'));
    await expect(input).toHaveValue('Elena Ruiz Mora');
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Ruiz Mora' }));
    await waitFor(() => expect(input).not.toHaveAccessibleDescription());
  },
);

// For a fixed prospect, such as on its own page.
test(
  'ADL-01 ADL-39 an activity for a fixed prospect',
  { args: { activity: null, form: held(emptyActivityForm('add', prospects[0])) } },
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nueva actividad' });
    await expect(dialog).toHaveAccessibleDescription('María del Carmen Ruiz');
    await expect(screen.queryByRole('combobox', { name: 'Prospecto' })).not.toBeInTheDocument();
  },
);

test('ADL-16 on a phone, filled in', Phone, async () => {
  const dialog = await ready();
  await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  await expect(document.documentElement.scrollWidth).toBe(360);
  const save = screen.getByRole('button', { name: 'Guardar' }).getBoundingClientRect();
  const cancel = screen.getByRole('button', { name: 'Cancelar' }).getBoundingClientRect();
  await expect(save.bottom).toBeLessThan(window.innerHeight);
  await expect(Math.round(save.top)).toBe(Math.round(cancel.top));
  await expect(save.width).toBeGreaterThan(cancel.width);
});

test('Texts of any length wrap inside the dialog of a phone', LongTexts, async () => {
  const dialog = await ready();
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  await expect(document.documentElement.scrollWidth).toBe(360);
});

const bottom = (name: string): number => screen.getByRole('button', { name }).getBoundingClientRect().bottom;

/** Both buttons are visible at any scroll position. */
async function buttonsInReach(height: number): Promise<void> {
  const dialog = await ready();
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  for (const top of [0, 300, dialog.scrollHeight]) {
    dialog.scrollTo({ top });
    await waitFor(() => expect(bottom('Guardar')).toBeLessThanOrEqual(height));
    await expect(bottom('Cancelar')).toBeLessThanOrEqual(height);
  }
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
}

test('ADL-16 both buttons in reach on 360 by 640', { ...Phone, globals: { viewport: { value: 'small' } } }, () =>
  buttonsInReach(640),
);

test(
  'ADL-16 both buttons in reach on 360 by 400, as with an open keyboard, with everything the footer can show',
  {
    globals: { viewport: { value: 'low' } },
    args: {
      form: held(complete),
      problem: 'Actividad ya finalizada',
      problemTone: 'warning',
      offline: true,
      restored: true,
    },
  },
  () => buttonsInReach(400),
);

test(
  'ADL-16 both buttons above the keyboard of a phone',
  {
    ...Phone,
    beforeEach: () => {
      const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 380 });
      const real = Object.getOwnPropertyDescriptor(window, 'visualViewport');
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: keyboard });
      return () => {
        if (real !== undefined) Object.defineProperty(window, 'visualViewport', real);
      };
    },
  },
  () => buttonsInReach(380),
);

/** Label of the last field in each language. */
const comments = { en: 'Comments', de: 'Kommentare', fr: 'Commentaires', ja: 'コメント', zh: '备注' } as const;

for (const [locale, name] of Object.entries(comments)) {
  test(
    `LNG-05 in ${locale}, on a phone, with everything it can show at once`,
    {
      globals: { locale, viewport: { value: 'phone' } },
      args: {
        form: held({ ...complete, tracingTypeId: null, date: null }),
        adviserName: 'Jorge Camacho',
        managerName: 'Rosa Elena Vidal',
        offline: true,
        restored: true,
      },
    },
    async ({ userEvent }) => {
      await screen.findByRole('textbox', { name });
      const dialog = screen.getByRole('dialog');
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await screen.findByRole('alert');
      await expect(dialog.textContent).not.toMatch(/Guardar|Tipificación|Elige|Proxima/);
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    },
  );
}
