import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { userEvent as person } from 'vitest/browser';
import { Button } from '../../foundation/button/Button.tsx';
import { BottomSheet } from '../../foundation/dialog/BottomSheet.tsx';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { swipe } from '../../foundation/dialog/samples.ts';
import { Stack } from '../../foundation/samples.tsx';
import { DatePicker, type DatePickerProps } from '../date/DatePicker.tsx';
import { TimePicker } from '../time/TimePicker.tsx';
import { noPopup, openPopup } from './popup.samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { label, opens } from './PickerField.samples.tsx';
import meta, { AtTheEndOfTheLine, AtTheLowerEdge, BetweenTheEdges, Small } from './PickerField.stories.tsx';

const test = behaviour(meta);

const boxOf = (input: HTMLElement): DOMRect => (input.parentElement ?? input).getBoundingClientRect();

test('Small, as high as the buttons beside it', Small, async ({ canvas }) => {
  await expect(boxOf(canvas.getByRole('textbox')).height).toBe(32);
  await expect(canvas.getByRole('textbox')).toHaveAccessibleName(label);
});

test('The popup is below its field and aligned with its start', {}, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = await openPopup(label);
  const box = boxOf(canvas.getByRole('textbox'));
  const place = popup.getBoundingClientRect();
  await expect(place.top - box.bottom).toBe(6);
  await expect(place.left).toBe(box.left);
});

test('Near the bottom edge the popup flips above its field', AtTheLowerEdge, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = await openPopup(label);
  await expect(boxOf(canvas.getByRole('textbox')).top - popup.getBoundingClientRect().bottom).toBe(6);
});

test(
  'Near the end of the line the popup extends back over its field',
  AtTheEndOfTheLine,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    const box = boxOf(canvas.getByRole('textbox'));
    await expect(popup.getBoundingClientRect().right).toBe(box.right);
    await expect(popup.getBoundingClientRect().left).toBeGreaterThan(0);
  },
);

test('Without room above or below the whole popup is still visible', BetweenTheEdges, async ({ canvas, userEvent }) => {
  for (const name of [label, 'Alta', 'Baja']) {
    await userEvent.click(canvas.getByRole('button', { name: `Abrir el calendario: ${name}` }));
    const { top, bottom, left, right } = (await openPopup(name)).getBoundingClientRect();
    const box = boxOf(canvas.getByRole('textbox', { name }));
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    const isBeside = left === box.right || right === box.left;
    await expect(isBeside).toBe(name !== label);
    await userEvent.keyboard('{Escape}');
    await noPopup(name);
  }
});

test(
  'The popup stays at its field while the page scrolls',
  {
    decorators: [
      (Story) => (
        <div style={{ paddingBlock: '40px 2000px' }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    const input = canvas.getByRole('textbox');
    const before = boxOf(input).top;
    window.scrollTo({ top: 60, behavior: 'instant' });
    await waitFor(() => expect(boxOf(input).top).toBe(before - 60));
    await waitFor(() => expect(popup.getBoundingClientRect().top - boxOf(input).bottom).toBe(6));
  },
);

test(
  'Opening one picker closes the other; a press outside closes it and changes nothing',
  {
    render: (args) => (
      <Stack>
        <DatePicker {...args} defaultValue="2026-11-12" />
        <TimePicker label="Hora de inicio" />
        <div data-testid="beside" style={{ blockSize: 480 }} />
      </Stack>
    ),
  },
  async ({ args, canvas }) => {
    await person.click(canvas.getByRole('button', opens));
    const date = await openPopup(label);
    const time = canvas.getByRole('button', { name: 'Abrir las horas: Hora de inicio' });
    // The calendar covers that button: pressed by keyboard.
    time.focus();
    await person.keyboard('{Enter}');
    await openPopup('Hora de inicio');
    await expect(date).not.toBeVisible();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await person.click(canvas.getByTestId('beside'), { position: { x: 470, y: 470 } });
    await noPopup('Hora de inicio');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('12/11/2026');
  },
);

test('Its button closes the popup again, and exposes its state', {}, async ({ canvas }) => {
  const button = canvas.getByRole('button', opens);
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await person.click(button);
  await openPopup(label);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await person.click(button);
  await noPopup(label);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveFocus();
});

test('Tab cycles inside the open popup, both ways', {}, async ({ canvas }) => {
  await person.click(canvas.getByRole('button', opens));
  const popup = await openPopup(label);
  await person.click(popup, { position: { x: 4, y: 4 } });
  await person.keyboard('{Shift>}{Tab}{/Shift}');
  await expect(within(popup).getByRole('button', { name: 'Borrar' })).toHaveFocus();
  const seen = new Set<Element | null>();
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
    seen.clear();
    for (let press = 0; press < 12; press += 1) {
      await person.keyboard(key);
      await expect(popup.contains(document.activeElement)).toBe(true);
      seen.add(document.activeElement);
    }
    // Other month, back, forward, the day, Hoy, Borrar.
    await expect(seen.size).toBe(6);
  }
});

function InDialog(props: DatePickerProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Reprogramar cita">
      <DatePicker {...props} />
    </Dialog>
  );
}

/** A closing dialog is visible while it fades. */
const dialogStays = async (): Promise<void> => {
  await expect(screen.getByRole('dialog', { name: 'Reprogramar cita' })).toHaveAttribute('data-open');
};

test(
  'Escape closes the popup first, then the dialog around it',
  { render: (args) => <InDialog {...args} /> },
  async ({ step }) => {
    const input = await screen.findByRole('textbox', { name: label });
    await step('from the input', async () => {
      await person.click(input);
      await person.keyboard('{F4}');
      await openPopup(label);
      await person.keyboard('{Escape}');
      await noPopup(label);
      await expect(input).toHaveFocus();
      await dialogStays();
    });
    await step('after a press on the popup itself, where nothing takes the focus', async () => {
      await person.click(screen.getByRole('button', opens));
      const popup = await openPopup(label);
      await person.click(popup, { position: { x: 4, y: 4 } });
      await person.keyboard('{Escape}');
      await noPopup(label);
      await dialogStays();
    });
    await step('a day is chosen', async () => {
      await person.keyboard('{Enter}');
      await openPopup(label);
      await person.keyboard('{ArrowRight}{Enter}');
      await noPopup(label);
      await expect(input).toHaveValue('22/11/2026');
      await dialogStays();
    });
    await step('then the dialog', async () => {
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
);

const pressBackdrop = () => person.click(document.body, { position: { x: 12, y: 12 } });

test(
  'A press on the dialog’s backdrop with the popup open closes only the popup',
  { render: (args) => <InDialog {...args} /> },
  async () => {
    await person.click(await screen.findByRole('button', opens));
    await openPopup(label);
    await pressBackdrop();
    await noPopup(label);
    await dialogStays();
    await pressBackdrop();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test(
  'On a phone the sheet has a title and a close button',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    await expect(within(popup).getByText(label)).toBeVisible();
    await userEvent.click(within(popup).getByRole('button', { name: 'Cerrar' }));
    await noPopup(label);
  },
);

test(
  'A press outside the sheet closes it and presses nothing below',
  {
    globals: { viewport: { value: 'phone' } },
    render: function Render(args) {
      const [pressed, setPressed] = useState(0);
      return (
        <Stack>
          <Button onClick={() => setPressed(pressed + 1)}>Borrar la cita</Button>
          <output>{pressed}</output>
          <DatePicker {...args} />
        </Stack>
      );
    },
  },
  async ({ canvas }) => {
    await person.click(canvas.getByRole('button', opens));
    await openPopup(label);
    const { left, top, width, height } = canvas.getByRole('button', { name: 'Borrar la cita' }).getBoundingClientRect();
    await person.click(document.body, { position: { x: left + width / 2, y: top + height / 2 } });
    await noPopup(label);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
);

test(
  'Label, help, error and required work as in every field',
  {
    args: { description: 'La del contrato', required: true, hideLabel: true, 'aria-describedby': 'more' },
    render: (args) => (
      <Stack>
        <DatePicker {...args} />
        <p id="more">de su alta</p>
      </Stack>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: label });
    await expect(input).toBeRequired();
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('de su alta La del contrato');
    await userEvent.type(input, 'mañana o pasado');
    await expect(args.onProblem).not.toHaveBeenCalled();
    await userEvent.tab();
    const problem = 'Escribe la fecha como dd/mm/aaaa, por ejemplo 21/11/2026';
    await expect(input).toHaveAccessibleDescription(`de su alta La del contrato ${problem}`);
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await expect(screen.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await noPopup(label);
  },
);

test(
  'A key that the host handles does not trigger the field',
  {
    args: {
      onKeyDown: (event) => {
        if (event.key === 'F4') event.preventDefault();
      },
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{F4}');
    await expect(canvas.getByRole('button', opens)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openPopup(label);
  },
);

// The calendar is a sheet above the sheet: swiping it down must not close the one below.
test(
  'In a bottom sheet, swiping down on the calendar does not close the sheet below',
  {
    globals: { viewport: { value: 'phone' } },
    render: (args) => (
      <BottomSheet title="Nueva cita" trigger={<Button>Agendar</Button>}>
        <DatePicker {...args} />
      </BottomSheet>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await userEvent.click(await screen.findByRole('button', opens));
    const popup = await openPopup(label);
    await swipe(popup, { down: 300 });
    await expect(screen.getByRole('dialog', { name: 'Nueva cita' })).toHaveAttribute('data-open');
    await expect(popup).toBeVisible();
  },
);
