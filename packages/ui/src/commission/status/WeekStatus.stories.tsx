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

/** It waits for its adviser, who may decide. */
export const Default: Story = {};

/** Whoever only watches sees the status. */
export const Watched: Story = {
  args: { children: null },
};

/** It is signed: the moment and the signature, no action, whatever the host gives. */
export const Accepted: Story = {
  args: { status: 'accepted', decidedAt: '2026-11-20T02:40:00Z', signature },
};

/** The lines are others than those that were signed. */
export const ChangedSince: Story = {
  args: { status: 'accepted', decidedAt: '2026-11-20T02:40:00Z', signature, changedSince: true },
};

/** The adviser has something against two lines. */
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

/** It has not ended: nobody can decide yet. */
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
