import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Drawer } from '../foundation/index.ts';
import { arabic, german, long300 } from '../foundation/samples.tsx';
import { color } from '../theme/index.ts';
import { onPhone, phone } from './phone.ts';
import { UserPanel } from './UserPanel.tsx';

function Host(props: ComponentProps<typeof UserPanel>) {
  const [theme, setTheme] = useState(props.theme);
  const [density, setDensity] = useState(props.density);
  const [locale, setLocale] = useState(props.locale);
  const [available, setAvailable] = useState(props.availability?.available ?? false);
  return (
    <UserPanel
      {...props}
      theme={theme}
      onThemeChange={(next) => {
        setTheme(next);
        props.onThemeChange(next);
      }}
      density={density}
      onDensityChange={(next) => {
        setDensity(next);
        props.onDensityChange(next);
      }}
      locale={locale}
      onLocaleChange={(next) => {
        setLocale(next);
        props.onLocaleChange(next);
      }}
      availability={
        props.availability && {
          ...props.availability,
          available,
          onChange: (next) => {
            setAvailable(next);
            props.availability?.onChange(next);
          },
        }
      }
    />
  );
}

const meta = {
  component: UserPanel,
  args: {
    user: {
      firstName: 'Mariana',
      roleName: 'Asesora de ventas',
      email: 'mariana.robles@previsiondelvalle.example',
      mobile: '33 1234 5678',
      companyName: 'Previsión del Valle',
      employeeNumber: '20418',
      sellerNumber: '118220',
      jobTitle: 'Asesora ejecutiva',
      businessLine: 'Previsión funeraria',
    },
    theme: 'system',
    onThemeChange: fn(),
    density: 'comfortable',
    onDensityChange: fn(),
    locale: 'es',
    onLocaleChange: fn(),
    availability: { available: true, onChange: fn() },
    links: [
      { label: 'Cambiar contraseña', href: '/account/password' },
      { label: 'Permisos', href: '/permissions' },
    ],
    leaveHref: '/logout',
    onNavigate: fn(),
  },
  render: (args) => <Host {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328, background: color.surface }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'What stands in the drawer at the end of the screen: the person, the way the application looks, the pages of the ' +
          'account, the way out. A fact that the server does not know has no row. The switch of the carousel comes only for ' +
          'those who have one; what the host gives no content for is a sample that says so.',
      },
    },
  },
} satisfies Meta<typeof UserPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'SHL-14 to SHL-25 the person and their facts',
  play: async ({ canvas }) => {
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
  },
};

export const FewFacts: Story = {
  name: 'SHL-17 SHL-18 what is not present has no row',
  args: {
    user: { firstName: 'Julián', roleName: 'Gerente', email: '', mobile: null, companyName: 'Previsión del Valle' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Empresa']);
  },
};

export const Leaving: Story = {
  name: 'SHL-19 Salir is a link to the log-out',
  play: async ({ args, canvas, userEvent }) => {
    const leave = canvas.getByRole('link', { name: 'Salir' });
    await expect(leave).toHaveAttribute('href', '/logout');
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/logout', expect.anything());
  },
};

export const Preferences: Story = {
  name: 'Theme, density and language, by mouse and keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
    await userEvent.click(canvas.getByRole('radio', { name: 'Compacta' }));
    await expect(args.onDensityChange).toHaveBeenLastCalledWith('compact');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Idioma' }), '日本語');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('ja');
  },
};

/** Turned by mouse, keyboard and touch. The host gives `availability` only to those whose TeamCarousel is 1. */
export const Availability: Story = {
  name: 'SHL-20 SHL-44 available for the carousel, from CarouselOn',
  play: async ({ args, canvas, step, userEvent }) => {
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
  },
};

/** While the server has not answered, a second press does nothing. */
export const AvailabilityBusy: Story = {
  name: 'SHL-20 the switch waits for the server',
  args: { availability: { available: true, busy: true, onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Disponible para carrusel' });
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await userEvent.dblClick(toggle);
    await expect(args.availability?.onChange).not.toHaveBeenCalled();
  },
};

/** The server refused: the host gives the former value, and nothing else is seen. */
export const AvailabilityRefused: Story = {
  name: 'SHL-44 CAT-16 a refusal leaves the switch as it was',
  render: (args) => <UserPanel {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Disponible para carrusel' });
    await userEvent.click(toggle);
    await expect(args.availability?.onChange).toHaveBeenLastCalledWith(false);
    await expect(toggle).toBeChecked();
  },
};

/** Whoever has no carousel has no switch. */
export const WithoutAvailability: Story = {
  name: 'SHL-20 no switch without a carousel',
  args: { availability: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
};

/** Pages of the person's own account. */
export const Links: Story = {
  name: 'Links of the account',
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Permisos' });
    await expect(link).toHaveAttribute('href', '/permissions');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/permissions', expect.anything());
  },
};

/** An address to write to and a number to call; what is neither is a text. */
export const Contact: Story = {
  name: 'SHL-17 SHL-18 email and mobile lead there',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:mariana.robles@previsiondelvalle.example',
    );
    await expect(canvas.getByRole('link', { name: '33 1234 5678' })).toHaveAttribute('href', 'tel:3312345678');
  },
};

/** Three tabs whose names are the same in every language. Their content is marked as a sample; the switches change only themselves. */
export const Tabs: Story = {
  name: 'SHL-26 SHL-27 tabs with sample content',
  play: async ({ args, canvas, step, userEvent }) => {
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
  },
};

/** What the host gives stands in the place of the sample. */
export const OwnTabs: Story = {
  name: 'SHL-27 the host replaces each tab',
  args: { tabs: { auditLogs: <p>Sin movimientos</p>, notifications: <p>Sin avisos</p>, settings: <p>Sin ajustes</p> } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sin movimientos')).toBeVisible();
    await expect(canvas.queryByText('Ejemplo')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(canvas.getByText('Sin ajustes')).toBeVisible();
  },
};

/** In its drawer; the way out stays in sight however far one scrolls. */
export const InDrawer: Story = {
  name: 'SHL-13 SHL-19 in its drawer, the way out always in sight',
  render: (args) => (
    <Drawer open title="Tu cuenta">
      <Host {...args} />
    </Drawer>
  ),
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Tu cuenta' });
    const leave = screen.getByRole('link', { name: 'Salir' });
    const isInSight = (): boolean => {
      const { top, bottom } = leave.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await waitFor(() => expect(isInSight()).toBe(true));
    panel.scrollTo({ top: panel.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(isInSight()).toBe(true));
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
};

/** The drawer of a phone 360 px wide leaves 48 px of the page in sight. */
export const InDrawerOnPhone: Story = {
  ...InDrawer,
  name: 'SHL-13 in its drawer on a phone',
  globals: onPhone,
  parameters: phone,
};

/** In another language the names of the tabs stay. */
export const German: Story = {
  name: 'SHL-26 in German, with the same names of tabs',
  globals: { locale: 'de' },
  args: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Audit Logs' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Für das Karussell verfügbar' })).toBeVisible();
    await expect(canvas.getByText('Beispiel')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long texts on a phone',
  globals: onPhone,
  parameters: phone,
  args: {
    user: {
      firstName: `María de los Ángeles Guadalupe ${arabic}`,
      roleName: long300,
      email: 'maria.de.los.angeles.guadalupe.hernandez-castellanos@previsionyserviciosdelvalle.example',
      companyName: 'Previsión y Servicios Funerarios del Valle de México, S. A. de C. V.',
      jobTitle: german,
    },
    links: [{ label: german, href: '/a' }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With letters twice as large, in a drawer of a phone. */
export const Zoomed: Story = {
  ...InDrawerOnPhone,
  name: 'Letters twice as large',
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Tu cuenta' });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { theme: 'dark' } };
