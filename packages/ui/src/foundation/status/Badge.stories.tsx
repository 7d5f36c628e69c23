import type { Meta, StoryObj } from '@storybook/react-vite';
import Clock from 'lucide-react/icons/clock';
import { Badge } from './Badge.tsx';
import { arabic, german, long300, Row, Stack } from '../samples.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Foundations/Badge',
  component: Badge,
  args: { children: 'Pendiente', tone: 'warning' },
  parameters: {
    usage: [
      {
        do: () => <Badge tone="warning">Pendiente</Badge>,
        dont: () => <Badge tone="danger">Falta que el gerente revise la semana</Badge>,
        why: 'A word that people look for in a list. The strongest colour is for what needs somebody now.',
      },
    ],
    docs: {
      description: {
        component:
          'The state of one thing in a word. The word carries the meaning and the colour repeats it: pending is warning, accepted ' +
          'positive, in reconciliation info; on time positive, late danger. It is not a button and not a counter.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A status. */
export const Default: Story = {};

/** Every tone with its status. */
export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Cancelado</Badge>
      <Badge tone="primary">PF</Badge>
      <Badge tone="info">En conciliación</Badge>
      <Badge tone="positive">Aceptada</Badge>
      <Badge tone="warning">Pendiente</Badge>
      <Badge tone="danger">Atrasada</Badge>
      <Badge tone="danger" icon={<Clock aria-hidden />}>
        Atrasada
      </Badge>
    </Row>
  ),
};

/** Long texts wrap inside. */
export const LongTexts: Story = {
  render: () => (
    <Stack>
      <Badge tone="info">{long300}</Badge>
      <Badge tone="positive">{german}</Badge>
      <Badge tone="danger">{arabic}</Badge>
    </Stack>
  ),
};
