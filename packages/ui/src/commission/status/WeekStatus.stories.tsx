import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { german, long300 } from '../../foundation/samples.tsx';
import { line, lines, signature } from '../samples.ts';
import { WeekStatus } from './WeekStatus.tsx';

const onAccept = fn<() => void>();
const actions = (
  <>
    <Button>Solicitar conciliación</Button>
    <Button variant="primary" onClick={onAccept}>
      Aceptar
    </Button>
  </>
);

const meta = {
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
} satisfies Meta<typeof WeekStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It waits for its adviser, who may decide. */
export const Default: Story = {
  name: 'CMA-10 CMA-11a a pending week offers what can be done',
  play: async ({ canvas, userEvent }) => {
    onAccept.mockClear();
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('A pagar $5,553.02');
    await expect(canvas.getByRole('status')).toHaveTextContent('Al aceptar firmas exactamente lo que ves aquí.');
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar' }));
    await expect(onAccept).toHaveBeenCalledTimes(1);
  },
};

/** Whoever only watches sees the status. */
export const Watched: Story = {
  name: 'CMA-15 other roles only see the status',
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('El asesor todavía no la acepta');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** It would be the viewer's to decide, but there is something in it that nobody should sign. */
export const OwnBlocked: Story = {
  name: 'CMA-12 CMA-21 tells advisers why they cannot decide about their own week',
  args: { children: false, own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Esta semana espera tu decisión, pero no se puede firmar',
    );
    await expect(canvas.queryByText(/El asesor/u)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** It is signed: the moment and the signature, no action, whatever the host gives. */
export const Accepted: Story = {
  name: 'CMA-11b CMA-13 an accepted week shows its signature and offers nothing',
  args: { status: 'accepted', decidedAt: '2026-11-20T02:40:00Z', signature },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aceptada')).toBeVisible();
    await expect(canvas.getByText('A pagar $5,553.02')).toBeVisible();
    await expect(canvas.getByText('Firmada el 19/11/2026 a las 20:40')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Firma' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/ya no son los que se firmaron/)).not.toBeInTheDocument();
  },
};

/** The lines are others than those that were signed. */
export const ChangedSince: Story = {
  name: 'A plain notice says that the lines differ from those that were signed',
  args: { status: 'accepted', decidedAt: '2026-11-20T02:40:00Z', signature, changedSince: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ya no son los que se firmaron/)).toBeVisible();
  },
};

/** The adviser has something against two lines. */
export const InReconciliation: Story = {
  name: 'CMA-11c CMA-14 a disputed week tells the reasons and offers nothing',
  args: {
    status: 'inReconciliation',
    decidedAt: '2026-11-20T02:40:00Z',
    reasons: [
      { type: 'ENGANCHE', contract: 'PF-204817', reason: 'La venta fue de contado.' },
      { type: 'BONO', contract: null, reason: 'Falta el bono de octubre.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('En conciliación')).toBeVisible();
    await expect(canvas.getByText('A pagar $5,553.02')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('2 renglones en disputa'));
    await expect(canvas.getByText('PF-204817 · NUEVA VENTA')).toBeVisible();
    await expect(canvas.getByText('Sin contrato · BONO')).toBeVisible();
    await expect(canvas.getByText('Falta el bono de octubre.')).toBeVisible();
  },
};

/** It has not ended: nobody can decide yet. */
export const Running: Story = {
  name: 'CMA-22 the running week is marked, and cannot be decided',
  args: { status: null, running: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En curso')).toBeVisible();
    await expect(canvas.getByText('A pagar $5,553.02')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Without a status there is no banner. */
export const NoStatus: Story = {
  name: 'CMA-22 without a status there is neither banner nor action',
  args: { status: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A week without lines pays nothing that could be told. */
export const NoLines: Story = {
  name: 'CMA-10 without lines no amount stands beside the status',
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    await expect(canvas.queryByText(/A pagar/)).not.toBeInTheDocument();
  },
};

/** A moment that is none, an amount beyond counting, an empty signature, and words of any length. */
export const BadInput: Story = {
  name: 'Odd answers leave out what cannot be told',
  args: {
    status: 'inReconciliation',
    decidedAt: 'ayer',
    lines: [...lines, line({ toPay: 1e17 })],
    signature: '',
    reasons: [{ type: german, contract: german, reason: long300 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Decidida el/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/A pagar/)).not.toBeInTheDocument();
  },
};

/** On a phone the actions stand below the words, and the amount beside the status. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    const [word, amount] = ['Pendiente', 'A pagar $5,553.02'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(amount?.left).toBeGreaterThan(word?.right ?? Infinity);
    await expect(amount?.top).toBeLessThan(word?.bottom ?? 0);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme the signature stands on light paper. */
export const Dark: Story = {
  tags: ['!autodocs'],
  args: { status: 'accepted', decidedAt: '2026-11-20T02:40:00Z', signature, changedSince: true },
  globals: { theme: 'dark' },
};
