import { expect, screen, waitFor, within } from 'storybook/test';
import { onPhone, phone } from './phone.samples.ts';
import { UserPanel } from './UserPanel.tsx';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, FewFacts, AvailabilityBusy, InDrawer, WithNotices } from './UserPanel.stories.tsx';

const test = behaviour(meta);

test('SHL-14 to SHL-25 the person and their facts', Default, async ({ canvas }) => {
  const facts = canvas.getAllByRole('term').map((term) => term.textContent);
  await expect(facts).toEqual([
    'Correo',
    'Móvil',
    'Empresa',
    'Número de empleado',
    'Número de vendedor',
    'Puesto',
    'Línea de negocio',
  ]);
  await expect(canvas.getByText('M')).toBeVisible();
  await expect(canvas.getByText('Asesora de ventas')).toBeVisible();
});

test('SHL-17 SHL-18 missing facts have no row', FewFacts, async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Empresa']);
});

test(
  'SHL-17 SHL-18 SHL-19 email and mobile are links, Permisos opens its page, and Salir signs out',
  {},
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:mariana.robles@previsiondelvalle.example',
    );
    await expect(canvas.getByRole('link', { name: '33 1234 5678' })).toHaveAttribute('href', 'tel:3312345678');
    const link = canvas.getByRole('link', { name: 'Permisos' });
    await expect(link).toHaveAttribute('href', '/permissions');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/permissions');
    const leave = canvas.getByRole('link', { name: 'Salir' });
    await expect(leave).toHaveAttribute('href', '/logout');
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/logout');
  },
);

test(
  'A notice leads to what it is about and is read then; a button reads all',
  WithNotices,
  async ({ args, canvas, userEvent }) => {
    const notices = within(canvas.getByRole('region', { name: 'Descuentos decididos' }));
    await expect(notices.getByText('Hasta ahí llega el margen.')).toBeVisible();
    await userEvent.click(notices.getByRole('link', { name: /COT-000123/ }));
    await expect(args.notices?.onRead).toHaveBeenLastCalledWith([1]);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/quotation?Id=7001');
    await userEvent.click(notices.getByRole('button', { name: 'Marcar como leídos' }));
    await expect(args.notices?.onRead).toHaveBeenLastCalledWith([1, 2]);
  },
);

test('Theme, density and language, by mouse and keyboard', {}, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
  await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
  await userEvent.click(canvas.getByRole('radio', { name: 'Compacta' }));
  await expect(args.onDensityChange).toHaveBeenLastCalledWith('compact');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Idioma' }), '日本語');
  await expect(args.onLocaleChange).toHaveBeenLastCalledWith('ja');
});

// Switched by mouse, keyboard and touch. The host passes `availability` only to people whose TeamCarousel is 1.
test('SHL-20 SHL-44 available for the carousel, from CarouselOn', {}, async ({ args, canvas, step, userEvent }) => {
  const toggle = canvas.getByRole('switch', { name: 'Disponible para carrusel' });
  await expect(toggle).toBeChecked();
  await step('mouse', async () => {
    await userEvent.click(toggle);
    await expect(args.availability?.onChange).toHaveBeenLastCalledWith(false);
  });
  await step('keyboard', async () => {
    await userEvent.keyboard(' ');
    await expect(args.availability?.onChange).toHaveBeenLastCalledWith(true);
  });
  await step('touch', async () => {
    await userEvent.pointer([{ keys: '[TouchA]', target: toggle }]);
    await expect(toggle).not.toBeChecked();
  });
});

test('SHL-20 the switch waits for the server', AvailabilityBusy, async ({ args, canvas, userEvent }) => {
  const toggle = canvas.getByRole('switch', { name: 'Disponible para carrusel' });
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  await userEvent.dblClick(toggle);
  await expect(args.availability?.onChange).not.toHaveBeenCalled();
});

// The server refused: the host restores the value, and nothing else shows.
test(
  'SHL-44 CAT-16 a refusal leaves the switch as it was',
  { render: (args) => <UserPanel {...args} /> },
  async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Disponible para carrusel' });
    await userEvent.click(toggle);
    await expect(args.availability?.onChange).toHaveBeenLastCalledWith(false);
    await expect(toggle).toBeChecked();
  },
);

// Without a carousel there is no switch.
test('SHL-20 no switch without a carousel', { args: { availability: null } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
});

// Three tabs with the same names in every language. Their content is marked as a sample; the switches change only
// themselves.
test('SHL-26 SHL-27 tabs with sample content', {}, async ({ args, canvas, step, userEvent }) => {
  await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Audit Logs',
    'Notifications',
    'Settings',
  ]);
  await expect(canvas.getByRole('group', { name: 'Ejemplo' })).toBeVisible();
  await step('keyboard', async () => {
    canvas.getByRole('tab', { name: 'Audit Logs' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const panel = canvas.getByRole('tabpanel', { name: 'Notifications' });
    await expect(within(panel).getByRole('group', { name: 'Ejemplo' })).toBeVisible();
  });
  await step('touch', async () => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('tab', { name: 'Settings' }) }]);
    const toggle = await canvas.findByRole('switch', { name: 'Avisos por correo' });
    await userEvent.pointer([{ keys: '[TouchA]', target: toggle }]);
    await expect(toggle).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Resumen semanal' })).not.toBeChecked();
  });
  await expect(args.onThemeChange).not.toHaveBeenCalled();
  await expect(args.availability?.onChange).not.toHaveBeenCalled();
});

// The host's content replaces the sample.
test(
  'SHL-27 the host replaces each tab',
  {
    args: {
      tabs: { auditLogs: <p>Sin movimientos</p>, notifications: <p>Sin avisos</p>, settings: <p>Sin ajustes</p> },
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sin movimientos')).toBeVisible();
    await expect(canvas.queryByText('Ejemplo')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(canvas.getByText('Sin ajustes')).toBeVisible();
  },
);

async function wayOutIsInSight() {
  const panel = await screen.findByRole('dialog', { name: 'Tu cuenta' });
  const leave = screen.getByRole('link', { name: 'Salir' });
  const isInSight = (): boolean => {
    const { top, bottom } = leave.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  await waitFor(() => expect(isInSight()).toBe(true));
  panel.scrollTo({ top: panel.scrollHeight, behavior: 'instant' });
  await waitFor(() => expect(isInSight()).toBe(true));
}

const onAPhone = { ...InDrawer, globals: onPhone, parameters: phone };

test('SHL-13 SHL-19 in its drawer, sign-out always visible', InDrawer, wayOutIsInSight);

test('SHL-13 in its drawer on a phone, sign-out always visible', onAPhone, wayOutIsInSight);

// In another language the tabs keep their names.
test(
  'SHL-26 in German, with the same names of tabs',
  { globals: { locale: 'de' }, args: { locale: 'de' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Audit Logs' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Für das Karussell verfügbar' })).toBeVisible();
    await expect(canvas.getByText('Beispiel')).toBeVisible();
  },
);

test(
  'Text twice as large, in a drawer of a phone',
  {
    ...onAPhone,
    beforeEach: () => {
      document.documentElement.style.fontSize = '200%';
      return () => {
        document.documentElement.style.fontSize = '';
      };
    },
  },
  async () => {
    const panel = await screen.findByRole('dialog', { name: 'Tu cuenta' });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
);
