import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { german, long300 } from '../samples.tsx';
import { Badge } from '../status/Badge.tsx';
import { CollapsibleCard } from './CollapsibleCard.tsx';

const meta: Meta<typeof CollapsibleCard> = {
  title: 'Foundations/CollapsibleCard',
  component: CollapsibleCard,
  args: {
    title: 'Asesores con más ventas',
    actions: <Button size="small">Exportar</Button>,
    children: <TextField label="Buscar asesor" />,
    onOpenChange: fn(),
  },
  parameters: {
    keyboard: {
      'Enter Space': 'Opens or closes the card.',
    },
    docs: {
      description: {
        component:
          'A card whose content can be collapsed on a long dashboard. Its heading and its actions stay, input ' +
          'inside is preserved, and the browser’s search finds collapsed content. For a card that is always open ' +
          'use Card; for many short texts use Accordion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Open: heading, actions and the collapse button. */
export const Default: Story = {};

/** Initially collapsed, for content that most people do not need. Heading and actions stay. */
export const StartsCollapsed: Story = {
  args: { defaultOpen: false },
};

/** A table to the edge. */
export const EdgeToEdge: Story = {
  args: {
    padding: 'none',
    title: 'Ventas por municipio',
    actions: <Badge tone="warning">Pendiente</Badge>,
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

/** Heading and content of any length: the toggle keeps its corner. */
export const LongTexts: Story = {
  args: {
    title: `${german} ${long300}`,
    children: <div style={{ overflowWrap: 'anywhere' }}>{`${long300} ${german}`}</div>,
  },
};
