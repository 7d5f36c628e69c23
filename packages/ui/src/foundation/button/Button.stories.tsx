import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from './Button.tsx';
import { arabic, german, long300, Row, Stack } from '../samples.tsx';
import { TextField } from '../field/TextField.tsx';

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

/** What most actions look like. Pressed with the mouse, Enter or the space bar. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await step('mouse', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await expect(button).toHaveAttribute('type', 'button');
  },
};

/** The one step that the view is about. */
export const Primary: Story = { args: { variant: 'primary' } };

/** Steps beside the way: no border, so that they do not compete. */
export const Ghost: Story = { args: { variant: 'ghost', children: 'Limpiar filtros' } };

/** Cannot be undone: always behind a question, and never the button that has the focus first. */
export const Danger: Story = { args: { variant: 'danger', children: 'Eliminar' } };

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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    await expect([outlineWidth, outlineOffset]).toEqual(['2px', '2px']);
  },
};

const weights = (args: ButtonProps) => (
  <Row>
    <Button {...args} variant="primary" />
    <Button {...args} />
    <Button {...args} variant="ghost" />
    <Button {...args} variant="danger" />
  </Row>
);

/** Not possible now. The label stays readable; say nearby why, because nobody can ask a grey button. */
export const Disabled: Story = { args: { disabled: true }, render: weights };

function Saving(props: { busyLabel?: string; startIcon?: React.ReactNode; onClick?: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      {...props}
      variant="primary"
      busy={busy}
      onClick={() => {
        props.onClick?.();
        setBusy(true);
      }}
    >
      Guardar cambios
    </Button>
  );
}

/** The action is under way. The width and the focus stay, a second press does nothing. */
export const Busy: Story = {
  render: ({ onClick: _onClick }) => (
    <Row>
      <Saving />
      <Saving startIcon={<Plus />} />
      <Saving busyLabel="Guardando…" />
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      const before = button.getBoundingClientRect();
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveFocus();
      const after = button.getBoundingClientRect();
      await expect([after.width, after.height]).toEqual([before.width, before.height]);
    }
    await expect(canvas.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  },
};

const submitted = fn();

/** While busy neither a press nor Enter in a field sends the form again. */
export const BusyInForm: Story = {
  args: { busy: true, type: 'submit', variant: 'primary', children: 'Enviar' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Row>
        <TextField label="Folio" defaultValue="PF-204817" />
        <Button {...args} />
      </Row>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
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

/** The long texts on a small phone: nothing leaves the screen. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(window.innerWidth).toBe(360);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Every variant in the dark theme. */
export const Dark: Story = { render: weights, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Busy in the dark theme. */
export const DarkBusy: Story = {
  args: { busy: true },
  render: weights,
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
};

/** The compact density: 32 px high on a mouse. */
export const Compact: Story = { ...Sizes, tags: ['!autodocs'], globals: { density: 'compact' } };
