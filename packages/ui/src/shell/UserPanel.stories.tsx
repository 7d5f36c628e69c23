import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Drawer } from '../foundation/index.ts';
import { onPhone, phone } from './phone.ts';
import { UserPanel } from './UserPanel.tsx';

function Host(props: ComponentProps<typeof UserPanel>) {
  const [theme, setTheme] = useState(props.theme);
  const [density, setDensity] = useState(props.density);
  const [locale, setLocale] = useState(props.locale);
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
    leaveHref: '/logout',
    onNavigate: fn(),
  },
  render: (args) => <Host {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'What stands in the drawer at the end of the screen: the person, the way the application looks, the way out. ' +
          'A fact that the server does not know has no row. The switch of the carousel and the tabs are slots of the host.',
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

export const WithAvailability: Story = {
  name: 'The place of the availability switch',
  args: { availability: <span>Disponible para carrusel</span> },
};

export const InDrawer: Story = {
  name: 'SHL-13 in its drawer',
  render: (args) => (
    <Drawer open title="Tu cuenta">
      <Host {...args} />
    </Drawer>
  ),
  parameters: { docs: { story: { inline: false, height: '760px' } } },
};

export const LongText: Story = {
  globals: onPhone,
  parameters: phone,
  args: {
    user: {
      firstName: 'María de los Ángeles Guadalupe',
      roleName: 'Administradora de ventas de la subdirección Occidente',
      email: 'maria.de.los.angeles.guadalupe.hernandez-castellanos@previsionyserviciosdelvalle.example',
      companyName: 'Previsión y Servicios Funerarios del Valle de México, S. A. de C. V.',
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { theme: 'dark' } };
