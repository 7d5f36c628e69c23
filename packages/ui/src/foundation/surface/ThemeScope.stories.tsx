import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { Button, Card, Dialog, Popover, Select, TextField } from '../index.ts';
import { createTheme, ThemeScope, type ThemeScopeProps } from '../../theme/index.ts';

const kinds = [
  { value: 'call', label: 'Llamada' },
  { value: 'visit', label: 'Visita' },
];

const style = { display: 'grid', gap: 16, padding: 16 };

type Opened = 'popover' | 'dialog' | 'nothing';

/** A few controls that open something. */
const content = (opened: Opened) => (
  <Card title="Visita del martes">
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Select label="Tipo" options={kinds} defaultValue="call" />
      <Popover title="Ayuda" defaultOpen={opened === 'popover'} trigger={<Button>Ayuda</Button>}>
        Una visita dura media hora.
      </Popover>
      <Dialog
        title="Nueva cita"
        defaultOpen={opened === 'dialog'}
        trigger={<Button variant="primary">Agendar</Button>}
        footer={<Button variant="primary">Guardar</Button>}
      >
        <Select label="Cita" options={kinds} defaultValue="visit" />
      </Dialog>
    </div>
  </Card>
);

const meta: Meta<typeof ThemeScope> = {
  title: 'Foundations/Theme scope',
  component: ThemeScope,
  args: { style, children: content('nothing') },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A dark part of the page, whatever the page is; what is opened in it is dark as well. */
export const Dark: Story = { args: { theme: 'dark', children: content('popover') } };

/** A light part, such as a sheet of paper. */
export const Light: Story = { args: { theme: 'light' } };

/** Low controls where many stand together; colours are those of the page. */
export const Compact: Story = { args: { density: 'compact' } };

function Branded(props: ThemeScopeProps) {
  const { css } = useMemo(() => createTheme({ brand: '#3b0a78', radius: 0, scope: '[data-brand=acme]' }), []);
  return (
    <>
      <style>{css}</style>
      <ThemeScope {...props} brand="acme" />
    </>
  );
}

/** A brand of `createTheme` on a part of the page, and on the dialog that is opened there. */
export const Brand: Story = {
  args: { children: content('dialog') },
  render: (props) => <Branded {...props} />,
};

/** A light part in a dark one. */
export const Nested: Story = {
  args: {
    theme: 'dark',
    children: (
      <>
        <TextField label="Cliente" defaultValue="Ana Torres" />
        <ThemeScope theme="light" style={style}>
          <TextField label="Contrato" defaultValue="4812" />
        </ThemeScope>
      </>
    ),
  },
};
