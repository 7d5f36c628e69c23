import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../status/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { german, long300 } from '../samples.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta: Meta<typeof Stack> = {
  title: 'Foundations/Stack',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          'Elements one below the other, or side by side, with even gaps. No component has a margin of its own: the container decides about ' +
          'space, and this is the container.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other, as wide as the room. */
export const Default: Story = {
  args: {
    children: (
      <>
        <TextField label="Nombre" />
        <TextField label="Teléfono" type="tel" />
      </>
    ),
  },
};

/** Side by side, centred; what does not fit goes into the next row. */
export const InARow: Story = {
  args: {
    direction: 'row',
    children: ['Llamar', 'Agendar', 'Cotizar', 'Enviar por correo', 'Archivar'].map((text) => (
      <Button key={text}>{text}</Button>
    )),
  },
};

/** A heading at one end and its actions at the other. */
export const Between: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    children: (
      <>
        <Text as="h2" size={20}>
          Contratos
        </Text>
        <Stack direction="row" gap={2}>
          <Badge tone="warning">3 pendientes</Badge>
          <Button size="small">Exportar</Button>
        </Stack>
      </>
    ),
  },
};

/** Words close together, groups further apart: a stack in a stack. */
export const Nested: Story = {
  args: {
    gap: 6,
    align: 'start',
    children: ['Mariana Ruiz', 'Luis Salas'].map((name) => (
      <Stack key={name} gap={1}>
        <Text weight="medium">{name}</Text>
        <Text size={13} tone="muted">
          Asesoría, Guadalajara
        </Text>
      </Stack>
    )),
  },
};

/** Texts of any length wrap inside their row. */
export const LongTexts: Story = {
  args: {
    direction: 'row',
    align: 'baseline',
    children: (
      <>
        <Text weight="bold">{german}</Text>
        <Text>{long300}</Text>
      </>
    ),
  },
};
