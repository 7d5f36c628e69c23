import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../status/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from './Card.tsx';
import { CollapsibleCard } from './CollapsibleCard.tsx';
import { german, long300 } from '../samples.tsx';

const meta: Meta<typeof Card> = {
  title: 'Foundations/Card',
  component: Card,
  args: { title: 'Asesores con más ventas', children: 'Con ventas 31, al corriente 27, iniciales 4' },
  parameters: {
    docs: {
      description: {
        component:
          'A surface for one thing: a figure, a chart, a table. A border and no shadow, because it does not float. ' +
          'With a title it is a named section that screen readers can jump to. Never put a card into a card, and not around a whole page.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** With a heading and content. */
export const Default: Story = {};

/** Controls at the end of the heading line. */
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Badge tone="warning">Pendiente</Badge>
        <Button size="small">Exportar</Button>
      </>
    ),
  },
};

/** A plain surface, for a figure that names itself. */
export const WithoutTitle: Story = {
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <Card>
        <div style={{ fontSize: 12 }}>Ventas netas</div>
        <div style={{ fontSize: 24, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>$2,184,390.50</div>
      </Card>
    </div>
  ),
};

/** Side by side: headings align, with or without actions. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 16 }}>
      <Card title="Ventas" actions={<Button size="small">Exportar</Button>}>
        $2,184,390.50
      </Card>
      <Card title="Contratos">128</Card>
      <CollapsibleCard title="Citas">41</CollapsibleCard>
    </div>
  ),
};

/** Without padding the content reaches the edge and is clipped to the corners: tables and lists. */
export const EdgeToEdge: Story = {
  args: {
    padding: 'none',
    title: 'Ventas por municipio',
    children: (
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse', background: 'var(--sereno-surface-sunken)' }}>
        <tbody>
          <tr>
            <td style={{ padding: '10px 16px' }}>Guadalajara</td>
            <td style={{ padding: '10px 16px', textAlign: 'end' }}>$612,480.00</td>
          </tr>
        </tbody>
      </table>
    ),
  },
};

/** Heading and content of any length. */
export const LongTexts: Story = {
  args: {
    title: `${german} ${long300}`,
    children: `${long300} ${german}`,
    actions: <Button size="small">Exportar</Button>,
  },
  render: (args) => (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Card {...args} />
    </div>
  ),
};
