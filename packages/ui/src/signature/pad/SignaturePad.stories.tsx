import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SentForm } from '../../foundation/field/SentForm.samples.tsx';
import { german, long300, Stack } from '../../foundation/samples.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import { canvasOf, draw, stored, underline, wave } from '../samples.ts';
import { Host } from './SignaturePad.samples.tsx';

const meta: Meta<typeof SignaturePad> = {
  component: SignaturePad,
  args: { label: 'Tu firma', signer: 'Laura Robles', onInk: fn() },
  render: (args) => <Host {...args} />,
  parameters: {
    keyboard: {
      ArrowRight: 'On “Dibujar”: changes to typing the name, which needs no pointer.',
      'Control+z': 'Takes back the last stroke.',
    },
    docs: {
      description: {
        component:
          'A signature by pen, finger or mouse. The paper is light and the ink dark in every theme, because the image ends on a white ' +
          'page. It outlives rotations, can be taken back stroke by stroke, and comes out as a transparent PNG without a margin. Who ' +
          'cannot draw types a name. Before something is signed with it, say what: `SignatureDialog` does. As a field it has a value of ' +
          'plain JSON, which shows the signature again: `signatureSvg` and `signaturePng` make a picture of it, `readSignature` checks ' +
          'what a store gives back. A form sends that JSON under `name`.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: it says where and how to sign, and how much is needed. */
export const Default: Story = {};

/** Drawn: dark ink on light paper, in every theme. */
export const Drawn: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas }) => {
    await draw(canvasOf(), wave);
    await draw(canvasOf(), underline);
    await canvas.findByText('Firma lista.');
  },
};

/** A dot is too short for a signature, and the pad says so. */
export const TooShort: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas }) => {
    await draw(canvasOf(), [[0.5, 0.5]], { pointerType: 'touch' });
    await canvas.findByText(/Es muy corta/);
  },
};

/** A typed name instead of a drawing. */
export const Typed: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tu nombre completo' }), 'Laura Robles');
    await canvas.findByRole('img', { name: 'Tu firma: Laura Robles' });
  },
};

/** With help, an error, read-only, disabled, and a value that cannot be read. */
export const States: Story = {
  render: () => (
    <Stack>
      <SignaturePad
        label="Con error"
        description="Como en tu credencial"
        error="Falta tu firma. Firma antes de enviar."
        required
      />
      <SignaturePad label="Solo lectura" defaultValue={stored} readOnly />
      <SignaturePad label="Apagada" defaultValue={stored} disabled />
    </Stack>
  ),
};

/** In a form, which sends its value as JSON; with a pen of the host. */
export const InForm: Story = {
  render: (args) => (
    <SentForm>
      <SignaturePad {...args} />
    </SentForm>
  ),
  args: { name: 'firma', defaultValue: stored, penColor: '#0f68a2', penWidth: 7 },
};

/** A stored signature that is damaged: nothing is shown, and it is said. */
export const Unreadable: Story = {
  args: { defaultValue: { ...stored, sheet: { x: 0, y: 0, width: Number.NaN, height: 160 } } },
};

/** Texts of any length. */
export const LongText: Story = { args: { label: `${german} ${long300}`, signer: german } };
