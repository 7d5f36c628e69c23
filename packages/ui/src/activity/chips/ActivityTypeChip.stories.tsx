import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { german, Row } from '../../foundation/samples.tsx';
import { ActivityTypeChip } from './ActivityTypeChip.tsx';

const meta = {
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
} satisfies Meta<typeof ActivityTypeChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing and a name. */
export const Default: Story = {
  name: 'ACL-11 the type of an activity',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Llamada')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

const types = ['Cita', 'Llamada', 'Correo', 'Whatsapp', 'SMS', 'Videollamada'];

/** The five types, and one that nobody has drawn: its drawing is neutral. */
export const Types: Story = {
  name: 'ENT-23 each type has a drawing of its own',
  render: () => (
    <Row>
      {types.map((name, place) => (
        <ActivityTypeChip key={name} typeId={place + 1} name={name} />
      ))}
      <ActivityTypeChip typeId={null} name="Sin clasificar" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const drawings = Array.from(canvasElement.querySelectorAll('svg'), ({ innerHTML }) => innerHTML);
    await expect(drawings).toHaveLength(7);
    await expect(new Set(drawings).size).toBe(6);
    await expect(drawings[5]).toBe(drawings[6]);
  },
};

/** Without a name there is nothing to show. */
export const Nameless: Story = {
  name: 'ACL-11 no type shows nothing',
  tags: ['!autodocs'],
  render: () => (
    <>
      <ActivityTypeChip typeId={2} name={null} />
      <ActivityTypeChip typeId={2} name=" " />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

/** A long name on a phone. */
export const LongName: Story = { args: { name: german }, globals: { viewport: { value: 'phone' } } };

/** In the dark theme. */
export const Dark: Story = { ...Types, name: 'Dark', tags: ['!autodocs'], globals: { theme: 'dark' } };
