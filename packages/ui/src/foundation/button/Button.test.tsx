import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from './Button.tsx';
import { Row } from '../samples.tsx';
import { TextField } from '../field/TextField.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default } from './Button.stories.tsx';

const test = behaviour(meta);

test('Pressed with the mouse, Enter or Space', Default, async ({ args, canvas, step, userEvent }) => {
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
});

test('The keyboard focus ring is 2 px wide, 2 px away', Default, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button');
  await expect(button).toHaveFocus();
  const { outlineWidth, outlineOffset } = getComputedStyle(button);
  await expect([outlineWidth, outlineOffset]).toEqual(['2px', '2px']);
});

function Saving(props: { busyLabel?: string; startIcon?: ReactNode; onClick: ButtonProps['onClick'] }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      {...props}
      variant="primary"
      busy={busy}
      onClick={(event) => {
        props.onClick?.(event);
        setBusy(true);
      }}
    >
      Guardar cambios
    </Button>
  );
}

test(
  'While the action is running, width and focus stay, and a second press does nothing',
  {
    render: ({ onClick }) => (
      <Row>
        <Saving onClick={onClick} />
        <Saving onClick={onClick} startIcon={<Plus />} />
        <Saving onClick={onClick} busyLabel="Guardando…" />
      </Row>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      const before = button.getBoundingClientRect();
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveFocus();
      const after = button.getBoundingClientRect();
      await expect([after.width, after.height]).toEqual([before.width, before.height]);
    }
    const last = canvas.getByRole('button', { name: 'Guardando…' });
    await expect(last).toBeVisible();
    await userEvent.click(last);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
);

const submitted = fn();

test(
  'While busy neither a press nor Enter in a field submits the form again',
  {
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
  },
  async ({ args, canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
);
