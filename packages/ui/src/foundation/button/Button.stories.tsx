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

/** What most actions look like: it does not compete with the one step that the view is about. */
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
 * Primary for the one step that the view is about, secondary for most, ghost (without a border) for steps beside the way. Danger cannot be
 * undone: always behind a question, and never the button that has the focus first.
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

/** Takes the width of its container: sign-in forms and sheets on a phone. */
export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true } };

/** The ring of the keyboard focus: 2 px, 2 px away. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

/** Not possible now. The label stays readable; say nearby why, because nobody can ask a grey button. */
export const Disabled: Story = { args: { disabled: true }, render: weights };

/** The action is under way. The button keeps its width, and says what happens where that is not plain to see. */
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

/** Texts that nobody planned for wrap inside the button instead of leaving it. */
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
