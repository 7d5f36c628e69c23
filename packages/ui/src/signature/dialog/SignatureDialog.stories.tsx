import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { canvasOf, draw, opened, wave } from '../samples.ts';
import { SignatureDialog, type SignatureDialogProps } from './SignatureDialog.tsx';
import { week } from './SignatureDialog.samples.tsx';

/** A short version, for a phone. */
const shortWeek = (
  <>
    <strong>Semana 46 del 11/11/2026 al 17/11/2026</strong>
    <span>A pagar $12,480.35</span>
    <details>
      <summary style={{ minBlockSize: 44 }}>Huella 9f86 … 0a08</summary>
      9f86d081 884c7d65 9a2feaa0 c55ad015 a3bf4f1b 2b0b822c d15d6c15 b0f00a08
    </details>
  </>
);

const meta: Meta<typeof SignatureDialog> = {
  component: SignatureDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    signer: 'Laura Robles',
    children: week,
    busy: false,
    problem: null,
    onAccept: fn<SignatureDialogProps['onAccept']>(),
  },
  parameters: {
    keyboard: {
      ArrowRight: 'On “Dibujar”: changes to typing the name, which needs no pointer.',
      'Control+z': 'Takes back the last stroke.',
      Enter: 'Presses the button that has the focus.',
      Escape: 'Closes it; the strokes are there when it is opened again.',
    },
    docs: {
      description: {
        component:
          'Signs what it shows. Accepting needs a signature, is sent once and is final, and the dialog says so. ' +
          'Closing keeps the strokes until the dialog reopens; after an accepted signature the pad is empty.',
      },
      story: { inline: false, height: '640px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** What is signed, the pad, and that it is final. Without a signature it cannot be accepted. */
export const Default: Story = {};

/** Signed: it can be accepted now. */
export const Signed: Story = {
  parameters: { docs: { story: { autoplay: true, inline: false, height: '640px' } } },
  play: async () => {
    await opened();
    await draw(canvasOf(), wave);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aceptar' })).toBeEnabled());
  },
};

/** Saving. */
export const Saving: Story = { args: { busy: true } };

/** Saving failed, with the reason. */
export const Problem: Story = {
  args: { problem: 'La semana cambió mientras la revisabas. Cierra, revísala y firma de nuevo.' },
};

/** Texts of any length. */
export const LongText: Story = {
  args: { children: <p>{`${long300} ${german} ${long300}`}</p>, problem: `${german} ${long300}`, signer: german },
};

/** The smallest phone: a summary of what is signed, the pad and its buttons are visible on opening. */
export const SmallPhone: Story = {
  args: { children: shortWeek },
  parameters: {
    viewport: {
      options: { small: { name: 'Small phone', styles: { width: '360px', height: '640px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'small' } },
};

/** A phone in landscape: what is signed is beside the pad, the buttons on the other side. */
export const OnItsSide: Story = {
  args: { children: shortWeek },
  parameters: {
    viewport: {
      options: { side: { name: 'Phone on its side', styles: { width: '640px', height: '360px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'side' } },
};
