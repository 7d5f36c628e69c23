import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300, Stack } from '../samples.tsx';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = {
  title: 'Foundations/Progress',
  component: Progress,
  args: { label: 'Importando contratos', value: 34, max: 120, description: '34 de 120 archivos' },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    usage: [
      {
        do: () => <Progress label="Importando contratos" value={34} max={120} description="34 de 120 archivos" />,
        dont: () => <Progress label="Cargando…" value={null} />,
        why: 'What is being done, and how far it is. For a moment without a measure take a Loader.',
      },
    ],
    docs: {
      description: {
        component:
          'The progress of something that takes a while: an import, an upload, a report. The text says what and how ' +
          'much; the bar repeats it. For an unknown duration pass `null`. For loading content use SkeletonGroup, ' +
          'for the action of a button its `busy`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Partly done. */
export const Default: Story = {};

/** Unknown duration. With reduced motion, the bar is still and striped. */
export const Unknown: Story = {
  args: { value: null, description: 'Preguntando al banco' },
};

/** Done: the host says so, and soon removes the bar. */
export const Done: Story = {
  args: { value: 120, label: 'Contratos importados', description: '120 de 120 archivos', tone: 'positive' },
};

/** Halted. The description says so, the colour repeats it; what to do about it belongs in a banner. */
export const Halted: Story = {
  args: { tone: 'danger', description: 'Detenida en 34 de 120 archivos' },
};

/** The tones, each with a text of its meaning. */
export const Tones: Story = {
  render: () => (
    <>
      <Progress label="Subiendo comprobante" value={60} />
      <Progress label="Reporte listo" value={100} tone="positive" />
      <Progress label="En pausa" value={45} tone="warning" />
      <Progress label="Subida detenida" value={20} tone="danger" />
    </>
  ),
};

/** A custom format of the amount. */
export const OwnFormat: Story = {
  args: {
    label: 'Subiendo comprobante',
    value: 3.2,
    max: 8,
    description: undefined,
    format: (value, max) => `${value.toFixed(1)} de ${max} MB`,
  },
};

/** Texts of any length wrap. */
export const LongTexts: Story = {
  render: () => (
    <>
      <Progress label={long300} value={50} description={long300} />
      <Progress label={german} value={null} description={german} />
    </>
  ),
};
