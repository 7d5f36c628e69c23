import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { Drawer } from '../foundation/index.ts';
import { arabic, german, long300 } from '../foundation/samples.tsx';
import { color } from '../theme/index.ts';
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

const meta: Meta<typeof UserPanel> = {
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
    keyboard: {
      'ArrowRight ArrowLeft': 'On a choice of theme, density or tab: moves to the next or the previous one.',
      Space: 'On the switch of the availability: switches it.',
      Enter: 'Follows the link that has the focus.',
    },
    docs: {
      description: {
        component:
          'Content of the drawer at the end of the screen: the person, the appearance, the account pages, sign-out. ' +
          'A fact that the server does not know has no row. The switch of the carousel shows only for people who ' +
          'have one. A tab without content from the host shows a marked sample.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Person and facts, appearance, account pages and sign-out. */
export const Default: Story = {};

/** Unknown facts have no row. */
export const FewFacts: Story = {
  args: {
    user: { firstName: 'Julián', roleName: 'Gerente', email: '', mobile: null, companyName: 'Previsión del Valle' },
  },
};

/** The switch of the carousel waits for the server. */
export const AvailabilityBusy: Story = {
  args: { availability: { available: true, busy: true, onChange: fn() } },
};

/** What happened since the person looked last; each notice leads to what it is about. */
export const WithNotices: Story = {
  args: {
    notices: {
      title: 'Descuentos decididos',
      items: [
        {
          id: 1,
          text: 'Laura Peña aprobó $2,000.00 de los $3,000.00 que pediste en COT-000123',
          detail: 'Hasta ahí llega el margen.',
          href: '/quotation?Id=7001',
        },
        { id: 2, text: 'Laura Peña aprobó $500.00 en PF-004410', href: '/contract/browse?q=PF-004410' },
      ],
      readLabel: 'Marcar como leídos',
      onRead: fn(),
    },
  },
};

/** In its drawer; sign-out stays visible at any scroll position. */
export const InDrawer: Story = {
  render: (args) => (
    <Drawer open title="Tu cuenta">
      <Host {...args} />
    </Drawer>
  ),
  parameters: { docs: { story: { inline: false, height: '760px' } } },
};

/** Texts longer than planned. */
export const LongText: Story = {
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
};
