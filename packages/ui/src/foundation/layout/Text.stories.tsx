import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic, german, long300 } from '../samples.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta: Meta<typeof Text> = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'El contrato se firma el viernes.' },
  parameters: {
    docs: {
      description: {
        component:
          'Words in a size, a weight and a tone of the theme. The element says what they are (`as`), the size how they look; a tone only ' +
          'repeats what the words say.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A paragraph, as the text around it. */
export const Default: Story = {};

/** All sizes: 12 to 32 px. */
export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {([12, 13, 14, 16, 20, 24, 32] as const).map((size) => (
        <Text key={size} size={size}>
          Ventas de noviembre
        </Text>
      ))}
    </Stack>
  ),
};

/** Tones and weights. */
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text tone="muted">Actualizado a las 10:42</Text>
      <Text tone="positive" weight="medium">
        12 % más que en octubre
      </Text>
      <Text tone="warning">Vence mañana</Text>
      <Text tone="danger" weight="bold">
        Vencido
      </Text>
      <Text tone="info">En revisión</Text>
      <Text weight="regular">Sin cambios</Text>
    </Stack>
  ),
};

/** A heading of the outline, in a size of its own, and figures below each other. */
export const Headings: Story = {
  render: () => (
    <Stack gap={1} align="start">
      <Text as="h2" size={24}>
        Comisiones de la semana 46
      </Text>
      <Text as="h3" size={16}>
        Enganches
      </Text>
      <Text tabular>$1,111.11</Text>
      <Text tabular>$9,888.00</Text>
    </Stack>
  ),
};

/** Texts of any length and script. */
export const LongTexts: Story = {
  render: () => (
    <Stack gap={2}>
      <Text size={32}>{german}</Text>
      <Text>{long300}</Text>
      <Text>{arabic}</Text>
    </Stack>
  ),
};
