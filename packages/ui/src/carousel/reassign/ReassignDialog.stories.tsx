import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { Button } from '../../foundation/index.ts';
import { advisers } from '../samples.ts';
import { ReassignDialog, type ReassignDialogProps } from './ReassignDialog.tsx';

/** A host with the button that opens it. */
function Host(props: ReassignDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reasignar a Rosa</Button>
      <ReassignDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          props.onOpenChange(next, details);
        }}
      />
    </>
  );
}

const meta: Meta<typeof ReassignDialog> = {
  component: ReassignDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Rosa Elena Campos',
    advisers,
    onSave: fn<(slpCode: number) => void>(),
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'Reassigns a lead or a prospect to another adviser, found by typing. Saving requires a selection.',
      },
      story: { inline: false, height: '420px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected. */
export const Default: Story = {};

/** Saving: nothing closes the dialog, and it is sent once. */
export const Saving: Story = {
  args: { busy: true },
};

/** Advisers are loading: the open list says so. */
export const Loading: Story = {
  args: { advisers: [], loading: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Asesor/ }));
    await screen.findByText('Buscando…');
  },
};

/** Advisers failed to load, with a retry. */
export const Failed: Story = {
  args: { advisers: [], failed: true, onRetry: fn<() => void>() },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: { name: long300, advisers: [{ employeeId: 1, slpCode: 1, name: `${german} ${long300}` }] },
};

/** Saving failed: the selection stays, and can be saved again. */
export const Refused: Story = {
  args: { problem: 'No se guardó: el servidor no pudo hacerlo. Vuelve a intentarlo.' },
};
