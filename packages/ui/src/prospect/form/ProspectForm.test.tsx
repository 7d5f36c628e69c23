import { emptyProspectForm } from '@sereno/domain/prospect';
import { expect, screen, waitFor } from 'storybook/test';
import { layer } from '../../theme/index.ts';
import { filled, FormHost, StartingOver } from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, {
  Default,
  Simple,
  Errors,
  FromLead,
  Duplicate,
  Failed,
  Phone,
  LongTexts,
} from './ProspectForm.stories.tsx';

const test = behaviour(meta);

const acceptsEmail = 'El prospecto acepta recibir correos';

const field = (name: string): HTMLElement => screen.getByLabelText(name);

const hit = (x: number, y: number): Element | undefined =>
  document.elementFromPoint(x, y)?.closest('button') ?? undefined;

const save = (): HTMLElement => screen.getByRole('button', { name: 'Guardar' });

test('UND-09 the full form, empty', Default, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Datos personales',
    'Contacto',
    'Medio de prospección',
    'Domicilio',
    'Comentarios',
  ]);
  await expect(canvas.queryByText('Escribe el nombre')).not.toBeInTheDocument();
  await expect(field('Nombre')).toHaveAttribute('aria-required', 'true');
  await expect(field('Celular')).toHaveAttribute('inputmode', 'tel');
  await expect(field('Correo electrónico')).toHaveAttribute('inputmode', 'email');
  await expect(field('Código postal')).toHaveAttribute('inputmode', 'numeric');
  const beside = field('Correo electrónico').getBoundingClientRect();
  const choice = canvas.getByText(acceptsEmail).getBoundingClientRect();
  await expect(choice.top).toBeGreaterThan(beside.top);
  await expect(choice.bottom).toBeLessThan(beside.bottom + 4);
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onSave).not.toHaveBeenCalled();
});

test('UND-10 the short form', Simple, async ({ args, canvas, userEvent }) => {
  // The choice is below a field here, not beside one: no blank line between the two.
  const above = field('Celular').getBoundingClientRect().bottom;
  await expect(canvas.getByText(acceptsEmail).getBoundingClientRect().top - above).toBeLessThan(32);
  await expect(canvas.queryByRole('heading', { name: 'Domicilio' })).not.toBeInTheDocument();
  await expect(canvas.queryByLabelText('Teléfono fijo')).not.toBeInTheDocument();
  await userEvent.type(field('Nombre'), 'Ana');
  await userEvent.type(field('Celular'), '+52 55 1000 3001');
  await userEvent.click(save());
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(field('Celular')).toHaveValue('55 1000 3001');
});

// Missing fields are reported after an attempt to save, beside the field, until filled in.
test('VAL-01 VAL-05 VAL-07 missing fields', {}, async ({ args, canvas, userEvent }) => {
  await userEvent.click(save());
  await expect(args.onSave).not.toHaveBeenCalled();
  await waitFor(() => expect(field('Nombre')).toHaveFocus());
  await expect(field('Nombre')).toHaveAccessibleDescription('Escribe el nombre');
  await expect(field('Celular')).toHaveAccessibleDescription('Escribe al menos un teléfono o un correo electrónico');
  await expect(canvas.getByText('Elige un medio de prospección')).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent('Revisa los campos marcados');
  await userEvent.keyboard('Ana');
  await waitFor(() => expect(field('Nombre')).not.toHaveAccessibleDescription());
  await userEvent.type(field('Correo electrónico'), 'ana@correo.example');
  await waitFor(() => expect(field('Celular')).not.toHaveAccessibleDescription());
});

test('VAL-02 VAL-03 invalid fields', Errors, async ({ canvas, userEvent }) => {
  await expect(field('Nombre')).not.toBeInvalid();
  await userEvent.click(save());
  await waitFor(() => expect(field('Nombre')).toHaveAccessibleDescription('Escribe al menos 2 caracteres'));
  await expect(field('Apellidos')).toHaveAccessibleDescription(/no se ven/);
  await expect(field('Celular')).toHaveAccessibleDescription(/10 dígitos/);
  await expect(field('Teléfono fijo')).toHaveAccessibleDescription(/10 dígitos/);
  await expect(field('Correo electrónico')).toHaveAccessibleDescription(/nombre@ejemplo.com/);
  await expect(field('Código postal')).toHaveAccessibleDescription(/5 dígitos/);
  await expect(field('Calle y número')).toHaveAccessibleDescription('Escribe 150 caracteres como máximo');
  await expect(canvas.queryByText('Escribe al menos un teléfono o un correo electrónico')).not.toBeInTheDocument();
});

// Mail can be accepted once there is an address.
test('VAL-06 VAL-07 the prospect accepts mail', {}, async ({ args, userEvent }) => {
  const consent = screen.getByRole('checkbox', { name: 'El prospecto acepta recibir correos' });
  await expect(consent).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field('Correo electrónico'), 'a');
  await waitFor(() => expect(consent).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(consent);
  await expect(args.onEdit).toHaveBeenLastCalledWith({ field: 'acceptsEmail', value: true });
  await waitFor(() => expect(consent).toBeChecked());
  await userEvent.clear(field('Correo electrónico'));
  await waitFor(() => expect(consent).not.toBeChecked());
});

test('CAR-07 prefilled from a lead', FromLead, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Viene del carrusel: Ana López · Facebook')).toBeVisible();
  await expect(field('Cómo llegó a nosotros')).toHaveTextContent('Facebook');
  await userEvent.type(field('Nombre'), '{Enter}');
  await expect(args.onSave).toHaveBeenCalledOnce();
});

// An unreadable lead, and a restored draft.
test(
  'CAR-08 an unreadable lead, and a draft',
  {
    args: {
      notice: 'No se pudieron leer los datos del prospecto; captúralos a mano.',
      restored: true,
      form: filled,
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/captúralos a mano/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
);

test(
  'Starting over resets the form without errors, and the focus stays in it',
  {
    args: { form: { ...emptyProspectForm, firstName: 'A' }, restored: true },
    render: (args) => <StartingOver {...args} />,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(save());
    await waitFor(() => expect(field('Nombre')).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de nuevo' }));
    await waitFor(() => expect(field('Nombre')).toHaveFocus());
    await expect(field('Nombre')).toHaveValue('');
    await expect(field('Nombre')).not.toBeInvalid();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test(
  'Similar prospects exist: links to those that may be opened, nothing of the others, and it can be saved',
  Duplicate,
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Ya hay un prospecto con este teléfono')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Carmen Ruiz de Jorge Camacho',
      'María Ruiz',
      'Ya lo atiende otro asesor.',
    ]);
    const link = canvas.getByRole('link', { name: 'Carmen Ruiz' });
    await expect(link).toHaveAttribute('href', '/prospect/81/detail');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/prospect/81/detail');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

// Similar by both, but none that the viewer may open.
test(
  'Similar by phone and email, but none that may be opened: one line, no link',
  {
    args: {
      form: filled,
      similar: [
        { by: 'email', id: null, name: null, adviserName: null },
        { by: 'phone', id: null, name: null, adviserName: null },
      ],
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Ya hay prospectos con este teléfono o correo')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
);

test(
  'While saving nothing can be typed, and a second press sends nothing',
  { args: { form: filled, busy: true } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Guardando…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(field('Nombre'), 'x{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field('Nombre')).toHaveValue('María del Carmen');
  },
);

test(
  'Saving failed: the reason is beside the button, and the input is kept',
  Failed,
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lo que escribiste sigue aquí');
    await expect(field('Apellidos')).toHaveValue('Ruiz Pérez');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

test('While the media load, their field says so', { args: { means: undefined } }, async () => {
  await expect(field('Cómo llegó a nosotros')).toHaveTextContent('Cargando…');
});

test('Media that failed to load can be retried', { args: { means: null } }, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetryMeans).toHaveBeenCalledOnce();
});

test(
  'With many media they are found by typing',
  { args: { means: Array.from({ length: 40 }, (_, place) => ({ id: place + 1, name: `Campaña ${place + 1}` })) } },
  async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Cómo llegó a nosotros' }), 'campaña 33');
    await userEvent.click(await screen.findByRole('option', { name: 'Campaña 33' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ field: 'meansId', value: 33 });
  },
);

test('On a phone: one column, and the buttons reachable without scrolling', Phone, async () => {
  await expect(document.documentElement.scrollWidth).toBe(360);
  const bottom = save().getBoundingClientRect().bottom;
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
});

/**
 * Position of the shell's `ScrollToTop` on touch, which other families may not import; before it, a phone page's
 * margin.
 */
const toTopStyle = {
  position: 'fixed',
  zIndex: layer.sticky,
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  inlineSize: 44,
  blockSize: 44,
} as const;

// On a page: the round button and those of the bar are side by side, and each can be pressed anywhere.
test(
  'SHL-28 the scroll-to-top button and the bar do not overlap',
  {
    args: { form: filled, problem: 'No se pudo guardar. Lo que escribiste sigue aquí: inténtalo de nuevo.' },
    globals: { viewport: { value: 'phone' } },
    parameters: { layout: 'fullscreen' },
    render: (args) => (
      <main style={{ padding: 16 }}>
        <FormHost {...args} />
        <button type="button" aria-label="Volver arriba" style={toTopStyle} />
      </main>
    ),
  },
  async ({ canvas }) => {
    const toTop = canvas.getByRole('button', { name: 'Volver arriba' });
    const buttons = [canvas.getByRole('button', { name: 'Cancelar' }), save()];
    for (const button of buttons) {
      await expect(button.getBoundingClientRect().right + 8).toBeLessThanOrEqual(toTop.getBoundingClientRect().left);
    }
    for (const button of [...buttons, toTop]) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      await expect(hit(left + 4, middle)).toBe(button);
      await expect(hit(right - 4, middle)).toBe(button);
    }
    const alert = canvas.getByRole('alert').getBoundingClientRect();
    await expect(alert.bottom).toBeLessThan(toTop.getBoundingClientRect().top);
  },
);

test(
  'On a phone long texts take no more width, and the comments count their characters',
  { ...LongTexts, globals: { viewport: { value: 'phone' } } },
  async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(screen.getByText(/\/1000$/)).toBeVisible();
  },
);
