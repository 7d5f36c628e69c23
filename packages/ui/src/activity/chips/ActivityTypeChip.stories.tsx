import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, Row } from '../../foundation/samples.tsx';
import { ActivityTypeChip } from './ActivityTypeChip.tsx';

const meta: Meta<typeof ActivityTypeChip> = {
  component: ActivityTypeChip,
  args: { typeId: 2, name: 'Llamada' },
  parameters: {
    docs: {
      description: {
        component:
          'The kind of an activity. The drawing is that of the channel and is the same everywhere; the name, and the colour ' +
          'where there is one, are those of the server, because types are a catalogue that grows.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon and a name. */
export const Default: Story = {};

const types = ['Cita', 'Llamada', 'Correo', 'Whatsapp', 'SMS', 'Videollamada'];

/** The five types, one of a company with a channel and a colour of its own, and unknown ones with a neutral icon. */
export const Types: Story = {
  render: () => (
    <Row>
      {types.map((name, place) => (
        <ActivityTypeChip key={name} typeId={place + 1} name={name} />
      ))}
      <ActivityTypeChip typeId={1001} channel="phone" color="indigo" name="Llamada de bienvenida" />
      <ActivityTypeChip typeId={null} name="Sin clasificar" />
    </Row>
  ),
};

/** A name of any length. */
export const LongName: Story = { args: { name: german } };
