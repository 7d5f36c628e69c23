import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { fn } from 'storybook/test';
import { Button, type ButtonProps } from './Button.tsx';
import { arabic, german, long300, Row, Stack } from '../samples.tsx';

const meta: Meta<typeof Button> = {
  title: 'Foundations/Button',
  component: Button,
  args: { children: 'Guardar', onClick: fn() },
  parameters: {
    usage: [
      {
        do: () => (
          <Row>
            <Button variant="primary">Firmar la semana</Button>
            <Button variant="ghost">Cancelar</Button>
          </Row>
        ),
        dont: () => (
          <Row>
            <Button variant="primary">Aceptar</Button>
            <Button variant="primary">Cancelar</Button>
          </Row>
        ),
        why: 'One step is the main one, and its label says what will have been done.',
      },
    ],
    keyboard: {
      'Enter Space': 'Presses it.',
    },
    docs: {
      description: {
        component:
          'Does something on this page. A view has at most one **primary** button, the step most people came for. **Secondary** is ' +
          'the default, **ghost** is for steps beside the way (clear, cancel in a toolbar), **danger** for what cannot be undone. ' +
          'The label is a verb: "Guardar", "Descargar PDF". To go to another page use ButtonLink.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The usual button, next to the view's primary action. */
export const Default: Story = {};

const weights = (args: ButtonProps) => (
  <Row>
    <Button {...args} variant="primary" />
    <Button {...args} />
    <Button {...args} variant="ghost" />
    <Button {...args} variant="danger" />
  </Row>
);

/**
 * Primary for the view's main step, secondary for most, ghost (without a border) for side steps. Danger for actions
 * that cannot be undone: always behind a confirmation, and never focused first.
 */
export const Variants: Story = { render: weights };

/** Small belongs in toolbars and table rows. On touch both sizes are 44 px high. */
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="primary" />
      <Button {...args} variant="primary" size="small" />
      <Button {...args} startIcon={<Download />}>
        Descargar PDF
      </Button>
      <Button {...args} startIcon={<Download />} size="small">
        Descargar PDF
      </Button>
    </Row>
  ),
};

/** Full width of its container: sign-in forms and sheets on a phone. */
export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true } };

/** The keyboard focus ring: 2 px wide, 2 px away. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

/** Disabled. The label stays readable; explain the reason nearby, because a disabled button cannot. */
export const Disabled: Story = { args: { disabled: true }, render: weights };

/** The action is running. The button keeps its width, and the label says what happens where that is not obvious. */
export const Busy: Story = {
  args: { busy: true },
  render: (args) => (
    <Stack>
      {weights(args)}
      <Row>
        <Button {...args} startIcon={<Download />} />
        <Button {...args} variant="primary" busyLabel="Guardando…" />
      </Row>
    </Stack>
  ),
};

/** Long texts wrap inside the button. */
export const LongTexts: Story = {
  render: (args) => (
    <Stack>
      <Button {...args}>{long300}</Button>
      <Button {...args} variant="primary" startIcon={<Plus />}>
        {german}
      </Button>
      <Button {...args}>{arabic}</Button>
    </Stack>
  ),
};
