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
          'The kind of an activity. The drawing is chosen by the id of the type and is the same everywhere; the name is that of ' +
          'the server, because types are a catalogue that grows.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon and a name. */
export const Default: Story = {};

const types = ['Cita', 'Llamada', 'Correo', 'Whatsapp', 'SMS', 'Videollamada'];

/** The five types, and an unknown one with a neutral icon. */
export const Types: Story = {
  render: () => (
    <Row>
      {types.map((name, place) => (
        <ActivityTypeChip key={name} typeId={place + 1} name={name} />
      ))}
      <ActivityTypeChip typeId={null} name="Sin clasificar" />
    </Row>
  ),
};

/** A name of any length. */
export const LongName: Story = { args: { name: german } };
