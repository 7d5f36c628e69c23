import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { danger } from './ConfirmDialog.samples.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Foundations/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: '¿Enviar la propuesta?',
    description: 'La recibirá Laura Robles en su correo.',
    confirmLabel: 'Enviar propuesta',
    trigger: <Button>Enviar</Button>,
    onConfirm: fn<ConfirmDialogProps['onConfirm']>(),
    onOpenChange: fn(),
  },
  parameters: {
    keyboard: {
      Enter: 'Presses the button that has the focus.',
      Escape: 'Closes it without an answer.',
    },
    docs: {
      description: {
        component:
          'Asks for confirmation before an action. The title is the question, the button names the action with a ' +
          'verb. Use it for what cannot be undone (`tone="danger"`) or affects another person; do anything else at ' +
          'once, and offer undo in a toast. A press outside is ignored. For fields use Dialog.',
      },
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, behind the button that opens it. */
export const Default: Story = {};

/**
 * For actions that cannot be undone: a red button, and the focus on the other one, so that a hasty Enter does no harm.
 */
export const Open: Story = { args: { ...danger, defaultOpen: true } };

/** The action is running: the button shows a spinner, and nothing closes the question. */
export const Busy: Story = {
  args: {
    ...danger,
    defaultOpen: true,
    onConfirm: fn<ConfirmDialogProps['onConfirm']>(() => new Promise(() => undefined)),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Anular contrato' }));
    await expect(screen.getByRole('button', { name: 'Anular contrato' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The action failed: the question stays, explains the error, and can be confirmed again. */
export const WithError: Story = {
  args: { ...danger, defaultOpen: true, error: 'No hay conexión. El contrato sigue vigente; inténtalo de nuevo.' },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    title: `¿${german}?`,
    description: long300,
    confirmLabel: german,
    cancelLabel: arabic,
    error: long300,
    defaultOpen: true,
  },
};
