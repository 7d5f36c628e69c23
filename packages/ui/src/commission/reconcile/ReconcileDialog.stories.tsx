import type { CommissionReason } from '@sereno/domain/commission';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { line, lines, manyLines } from '../samples.ts';
import { ReconcileDialog } from './ReconcileDialog.tsx';
import { OwnLines } from './ReconcileDialog.samples.tsx';

const meta: Meta<typeof ReconcileDialog> = {
  component: ReconcileDialog,
  render: (args) => <OwnLines {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    lines,
    problem: null,
    onConfirm: fn<(reasons: readonly CommissionReason[]) => void>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Which lines an adviser does not agree with and why, and then, word for word, what will be sent: since it is final, it is sent ' +
          'only once that was ticked. What was typed is still there after the dialog was closed.',
      },
      story: { inline: false, height: '640px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** First, the lines that are disputed; without any it is the whole week. */
export const Default: Story = {};

/** Then, verbatim, what will be sent. */
export const Confirmation: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
    await screen.findByRole('dialog', { name: '¿Solicitar conciliación?' });
  },
};

/** Saving: nothing closes it. */
export const Saving: Story = {
  args: { busy: true },
};

/** It failed, with the reason. */
export const Problem: Story = {
  args: { problem: 'La semana ya no está pendiente. Vuelve a cargarla.' },
};

/** Hundreds of lines: some in sight, the rest by search or on demand. */
export const Many: Story = {
  args: { lines: manyLines(500) },
};

/** Texts of any length, and an amount beyond counting. */
export const LongTexts: Story = {
  args: { lines: [line({ contract: german, type: german, clientName: long300, toPay: 1e17 })], problem: long300 },
};
