import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../foundation/index.ts';
import { german, long300 } from '../../foundation/samples.tsx';
import { line, lines, signature } from '../samples.ts';
import { WeekStatus } from './WeekStatus.tsx';
import { onAccept } from './WeekStatus.samples.tsx';
const actions = (
  <>
    <Button>Solicitar conciliación</Button>
    <Button variant="primary" onClick={onAccept}>
      Aceptar
    </Button>
  </>
);

const meta: Meta<typeof WeekStatus> = {
  component: WeekStatus,
  args: { status: 'pending', running: false, lines, zone: 'America/Mexico_City', children: actions },
  parameters: {
    docs: {
      description: {
        component:
          'Where a week’s commissions stand, in a word with its icon, what they pay, and what can be done about it. Only a pending week shows the ' +
          'actions that the host gives; a week that was decided says when, and shows the signature or what is disputed.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Pending, and the viewer may decide. */
export const Default: Story = {};

/** A viewer who may not decide sees only the status. */
export const Watched: Story = {
  args: { children: null },
};

/** Signed: time and signature, no actions, whatever the host passes. */
export const Accepted: Story = {
  args: { status: 'accepted', decidedAt: '2026-11-20T02:40:00Z', signature },
};

/** The lines differ from those that were signed. */
export const ChangedSince: Story = {
  args: { status: 'accepted', decidedAt: '2026-11-20T02:40:00Z', signature, changedSince: true },
};

/** The adviser disputes two lines. */
export const InReconciliation: Story = {
  args: {
    status: 'inReconciliation',
    decidedAt: '2026-11-20T02:40:00Z',
    reasons: [
      { type: 'ENGANCHE', contract: 'PF-204817', reason: 'La venta fue de contado.' },
      { type: 'BONO', contract: null, reason: 'Falta el bono de octubre.' },
    ],
  },
};

/** Not ended: it cannot be decided yet. */
export const Running: Story = {
  args: { status: null, running: true },
};

/** A moment that is none, an amount beyond counting, an empty signature, and words of any length. */
export const BadInput: Story = {
  args: {
    status: 'inReconciliation',
    decidedAt: 'ayer',
    lines: [...lines, line({ toPay: 1e17 })],
    signature: '',
    reasons: [{ type: german, contract: german, reason: long300 }],
  },
};
