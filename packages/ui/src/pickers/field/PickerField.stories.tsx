import type { CalendarDate } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/button/Button.tsx';
import { BottomSheet } from '../../foundation/dialog/BottomSheet.tsx';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { swipe } from '../../foundation/dialog/samples.ts';
import { SentForm } from '../../foundation/field/SentForm.tsx';
import { Stack } from '../../foundation/samples.tsx';
import { DatePicker } from '../date/DatePicker.tsx';
import { TimePicker } from '../time/TimePicker.tsx';
import { noPopup, openPopup, realInput, realInputOnly } from './storyInput.ts';

const label = 'Fecha de actividad';
const opens = { name: `Abrir el calendario: ${label}` };

const meta = {
  title: 'pickers/PickerField',
  component: DatePicker,
  tags: ['!autodocs'],
  args: {
    label,
    today: '2026-11-21',
    onChange: fn<(date: CalendarDate | null) => void>(),
    onProblem: fn<(problem: string | null) => void>(),
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (input: HTMLElement): DOMRect => (input.parentElement ?? input).getBoundingClientRect();

/** Beside small buttons, as in the toolbar of a table. On touch it is 44 px high, as everything is. */
export const Small: Story = {
  name: 'Small, as high as the buttons beside it',
  args: { size: 'small', hideLabel: true, defaultValue: '2026-11-12' },
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByRole('textbox')).height).toBe(32);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName(label);
  },
};

/** It hangs below its field and begins where the field begins. */
export const BelowItsField: Story = {
  name: 'The popup hangs below its field',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    const box = boxOf(canvas.getByRole('textbox'));
    const place = popup.getBoundingClientRect();
    await expect(place.top - box.bottom).toBe(6);
    await expect(place.left).toBe(box.left);
  },
};

export const AtTheLowerEdge: Story = {
  name: 'Near the lower edge the popup flips above its field',
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(100vh - 180px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    await expect(boxOf(canvas.getByRole('textbox')).top - popup.getBoundingClientRect().bottom).toBe(6);
  },
};

export const AtTheEndOfTheLine: Story = {
  name: 'Near the end of the line the popup reaches back over its field',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180, marginInlineStart: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    const box = boxOf(canvas.getByRole('textbox'));
    await expect(popup.getBoundingClientRect().right).toBe(box.right);
    await expect(popup.getBoundingClientRect().left).toBeGreaterThan(0);
  },
};

/** Without room above and below, as for a field in the middle of a dialog on a laptop, it stands beside the field or over it. */
export const BetweenTheEdges: Story = {
  name: 'Where neither above nor below has room the whole popup is in sight all the same',
  globals: { viewport: { value: 'laptop' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: '180px 1fr 180px', paddingBlockStart: 340 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <DatePicker label="Alta" today="2026-11-21" />
      <DatePicker {...args} />
      <DatePicker label="Baja" today="2026-11-21" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
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
  },
};

export const ScrollsWithThePage: Story = {
  name: 'The popup stays at its field while the page scrolls',
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '40px 2000px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    const input = canvas.getByRole('textbox');
    const before = boxOf(input).top;
    window.scrollTo({ top: 60, behavior: 'instant' });
    await waitFor(() => expect(boxOf(input).top).toBe(before - 60));
    await waitFor(() => expect(popup.getBoundingClientRect().top - boxOf(input).bottom).toBe(6));
  },
};

export const TwoPickers: Story = {
  ...realInputOnly,
  name: 'Opening one picker closes the other; a press beside closes it and changes nothing',
  render: (args) => (
    <Stack>
      <DatePicker {...args} defaultValue="2026-11-12" />
      <TimePicker label="Hora de inicio" />
      <div data-testid="beside" style={{ blockSize: 480 }} />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const person = await realInput();
    await person.click(canvas.getByRole('button', opens));
    const date = await openPopup(label);
    const time = canvas.getByRole('button', { name: 'Abrir las horas: Hora de inicio' });
    // The calendar lies over that button: the press of a keyboard.
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
};

export const ButtonCloses: Story = {
  ...realInputOnly,
  name: 'Its button closes the popup again, and says whether it is open',
  play: async ({ canvas }) => {
    const person = await realInput();
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
  },
};

export const TabStaysInside: Story = {
  ...realInputOnly,
  name: 'Tab goes round inside the open popup, both ways',
  play: async ({ canvas }) => {
    const person = await realInput();
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
      // Other month, back, on, the day, Hoy, Borrar.
      await expect(seen.size).toBe(6);
    }
  },
};

const inDialog: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Reprogramar cita">
        <DatePicker {...args} />
      </Dialog>
    );
  },
};

/** One that closes is still seen while it fades. */
const dialogStays = async (): Promise<void> => {
  await expect(screen.getByRole('dialog', { name: 'Reprogramar cita' })).toHaveAttribute('data-open');
};

export const InDialog: Story = {
  ...inDialog,
  ...realInputOnly,
  name: 'Escape closes the popup first, and the dialog that holds it only then',
  play: async ({ step }) => {
    const person = await realInput();
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
};

export const PressOnBackdrop: Story = {
  ...inDialog,
  ...realInputOnly,
  name: "A press on the dialog's backdrop with the popup open closes the popup alone",
  play: async () => {
    const person = await realInput();
    await person.click(await screen.findByRole('button', opens));
    await openPopup(label);
    const pressBackdrop = () => person.click(document.body, { position: { x: 12, y: 12 } });
    await pressBackdrop();
    await noPopup(label);
    await dialogStays();
    await pressBackdrop();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const SheetOnPhone: Story = {
  name: 'On a phone the popup is a sheet at the lower edge that says what it is for',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    await expect(popup.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(popup.getBoundingClientRect().width).toBe(360);
    await expect(within(popup).getByText(label)).toBeVisible();
    await userEvent.click(within(popup).getByRole('button', { name: 'Cerrar' }));
    await noPopup(label);
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

export const BesideTheSheet: Story = {
  ...realInputOnly,
  name: 'A press beside the sheet closes it and presses nothing that lies below',
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
  play: async ({ canvas }) => {
    const person = await realInput();
    await person.click(canvas.getByRole('button', opens));
    await openPopup(label);
    const { left, top, width, height } = canvas.getByRole('button', { name: 'Borrar la cita' }).getBoundingClientRect();
    await person.click(document.body, { position: { x: left + width / 2, y: top + height / 2 } });
    await noPopup(label);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
};

export const InForm: Story = {
  name: 'A form is sent the value under its name, with Enter too, and nothing while the text is wrong',
  render: (args) => (
    <SentForm>
      <DatePicker {...args} name="date" />
      <TimePicker label="Hora de inicio" name="time" defaultValue="09:30" />
      <TimePicker label="Hora de finalización" name="end" defaultValue="10:30" disabled />
      <TimePicker label="Recordatorio" />
    </SentForm>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: label });
    const sent = () => expect(canvas.getByRole('status'));
    await userEvent.type(input, '31/02/2026{Enter}');
    await sent().toHaveTextContent('');
    await expect(input.validationMessage).toBe('No existe el día 31: el mes 02/2026 tiene 28 días');
    await expect(args.onProblem).toHaveBeenLastCalledWith(input.validationMessage);
    await userEvent.clear(input);
    await userEvent.type(input, '28/2/26{Enter}');
    await sent().toHaveTextContent('date=2026-02-28&time=09:30');
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
    await expect(args.onProblem).toHaveBeenCalledTimes(2);
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await sent().toHaveTextContent('date=&time=09:30');
  },
};

export const OutsideOfItsForm: Story = {
  ...realInputOnly,
  name: 'A field outside of its form belongs to it all the same',
  args: { form: 'far', name: 'date', defaultValue: '2026-11-12' },
  render: function Render(args) {
    const [sent, setSent] = useState('');
    return (
      <Stack>
        <DatePicker {...args} />
        <form
          id="far"
          onSubmit={(event) => {
            event.preventDefault();
            const date = new FormData(event.currentTarget).get('date');
            setSent(typeof date === 'string' ? date : '');
          }}
        />
        <output>{sent}</output>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const person = await realInput();
    await person.click(canvas.getByRole('textbox'));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2026-11-12'));
  },
};

export const Wording: Story = {
  name: 'Label, help, error and required are said as in every field',
  args: { description: 'La del contrato', required: true, hideLabel: true, 'aria-describedby': 'more' },
  render: (args) => (
    <Stack>
      <DatePicker {...args} />
      <p id="more">de su alta</p>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
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
};

export const HeldByHost: Story = {
  name: 'What the host holds is shown, whatever was typed before',
  render: function Render(args) {
    const [value, setValue] = useState<CalendarDate>('2026-11-12');
    const input = useRef<HTMLInputElement>(null);
    return (
      <Stack>
        <DatePicker {...args} ref={input} value={value} />
        <Button onClick={() => setValue('2026-12-24')}>Nochebuena</Button>
        <Button onClick={() => input.current?.focus()}>Ir al campo</Button>
      </Stack>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: label });
    await userEvent.clear(input);
    await userEvent.type(input, '13/11/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13');
    await expect(input).toHaveValue('12/11/2026');
    await userEvent.type(input, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Nochebuena' }));
    await expect(input).toHaveValue('24/12/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Ir al campo' }));
    await expect(input).toHaveFocus();
  },
};

export const HostTakesAKey: Story = {
  name: "A key that the host takes does not do the field's work too",
  args: {
    onKeyDown: (event) => {
      if (event.key === 'F4') event.preventDefault();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{F4}');
    await expect(canvas.getByRole('button', opens)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openPopup(label);
  },
};

/** The calendar is a sheet above the sheet: a finger that goes down on it is not for the one below. */
export const InBottomSheet: Story = {
  name: 'In a bottom sheet a finger that goes down on the calendar does not close the sheet below',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <BottomSheet title="Nueva cita" trigger={<Button>Agendar</Button>}>
      <DatePicker {...args} />
    </BottomSheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await userEvent.click(await screen.findByRole('button', opens));
    const popup = await openPopup(label);
    await swipe(popup, { down: 300 });
    await expect(screen.getByRole('dialog', { name: 'Nueva cita' })).toHaveAttribute('data-open');
    await expect(popup).toBeVisible();
  },
};
