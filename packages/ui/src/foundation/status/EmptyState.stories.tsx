import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import { Button } from '../button/Button.tsx';
import { Card } from '../surface/Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import { german, long300 } from '../samples.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Foundations/EmptyState',
  component: EmptyState,
  args: {
    icon: <FileText />,
    title: 'Sin contratos en este periodo',
    description: 'Elige un periodo más largo o quita algún filtro.',
    action: <Button>Limpiar filtros</Button>,
  },
  parameters: {
    usage: [
      {
        do: () => (
          <EmptyState
            title="Sin contratos en este periodo"
            description="Elige un periodo más largo."
            action={<Button>Ver el mes</Button>}
          />
        ),
        dont: () => <EmptyState title="No hay datos" />,
        why: 'Why it is empty, and the step that fills it.',
      },
    ],
    docs: {
      description: {
        component:
          'Says that there is nothing to show, why, and the one step that helps. Not for what is still loading (Skeleton), ' +
          'and not for what failed (Banner).',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Icon, text and an action that helps. */
export const Default: Story = {
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
};

/** The minimum: a title. */
export const TitleOnly: Story = { render: () => <EmptyState title="Sin datos" /> };

/** Texts of any length. */
export const LongTexts: Story = { args: { title: german, description: long300 } };
