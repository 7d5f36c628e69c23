import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogClose } from './DialogClose.tsx';
import { WithForm } from './Dialog.samples.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'Foundations/Dialog',
  component: Dialog,
  args: {
    title: 'Reprogramar cita',
    description: 'La familia Robles recibirá un mensaje con la nueva fecha.',
    trigger: <Button>Reprogramar</Button>,
    onOpenChange: fn(),
    children: <TextField label="Nueva fecha" placeholder="dd/mm/aaaa" />,
    footer: (
      <>
        <DialogClose>
          <Button>Cancelar</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="primary">Reprogramar cita</Button>
        </DialogClose>
      </>
    ),
  },
  parameters: {
    keyboard: {
      Tab: 'Moves within the dialog, around its end.',
      Escape: 'Closes it. With unsaved input it asks first.',
    },
    docs: {
      description: {
        component:
          'One question or one short task, above the page, which rests meanwhile. The primary action stands bottom right and says ' +
          'what it does. What was typed is never lost silently: with `unsaved` every way out asks first. For a plain yes or no use ' +
          'ConfirmDialog, on a phone for more than a few fields BottomSheet, for what accompanies the page Drawer.',
      },
      story: { inline: false, height: '480px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, behind the button that opens it. */
export const Default: Story = {};

/** Open above the page: title, one sentence, the fields, the primary action last. */
export const Open: Story = {
  args: { defaultOpen: true },
};

/** Unsaved input: every way to close asks first. */
export const Unsaved: Story = {
  render: ({ onOpenChange }) => <WithForm {...(onOpenChange && { onOpenChange })} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Observaciones' }), 'Pide otra llamada');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus());
  },
};

/** The action is running: its button shows a spinner, the close button is inactive. */
export const Busy: Story = {
  args: {
    defaultOpen: true,
    busy: true,
    footer: (
      <Button variant="primary" busy>
        Reprogramar cita
      </Button>
    ),
  },
};

/** The widest of three sizes, 400, 560 and 800 px, if the window has room. */
export const Large: Story = {
  args: { defaultOpen: true, size: 'large' },
};

/** Taller than the window: it scrolls inside, title and actions stay, and a line shows that more is under them. */
export const LongContent: Story = {
  args: {
    title: 'Condiciones del plan familiar',
    description: 'Léelas con el cliente antes de firmar.',
    defaultOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <TextField key={index} label={`Cláusula ${index + 1}`} description={long300} />
        ))}
      </Stack>
    ),
  },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    title: `${german} ${arabic}`,
    description: long300,
    defaultOpen: true,
    children: <p>{german}</p>,
    footer: (
      <>
        <Button>{arabic}</Button>
        <Button variant="primary">{german}</Button>
      </>
    ),
  },
};

/** On a phone the actions are stacked and full width, the primary one nearest to the thumb. */
export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
};
