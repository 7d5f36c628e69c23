import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { noPopup, openPopup } from '../field/storyInput.ts';
import { opens, weekArgs } from './samples.ts';
import { WeekPicker } from './WeekPicker.tsx';

const meta = {
  title: 'pickers/WeekPicker',
  component: WeekPicker,
  args: weekArgs,
  parameters: {
    docs: {
      description: {
        component:
          'A business week, Wednesday to Tuesday. Any day of it chooses it; typed it is `46-2026`, its number alone or a day ' +
          'of it. The host is told the number and the days, a form is sent `ww-yyyy`. It has no clock: the host says which ' +
          'day is today.',
      },
      story: { inline: false, height: '520px' },
    },
  },
} satisfies Meta<typeof WeekPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const week46 = { year: 2026, week: 46 };
const text46 = 'Semana 46 del 11/11/2026 al 17/11/2026';
const day46 = /^jueves 12 de noviembre/;

export const Default: Story = {
  name: 'WKP-01 is labelled Semana',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Semana' });
    await expect(input).toHaveAttribute('placeholder', 'ss-aaaa');
    await expect(canvas.getByRole('button', opens)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Chosen: Story = {
  name: 'WKP-02 shows the number, the first day and the last day',
  args: { defaultValue: week46 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(text46);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithDescription: Story = {
  args: { label: 'Semana de corte', description: 'De miércoles a martes.', defaultValue: week46 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Semana de corte' });
    await expect(input).toHaveAccessibleDescription('De miércoles a martes.');
  },
};

/** What must be chosen cannot be cleared. */
export const Required: Story = {
  args: { required: true, defaultValue: week46 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Semana' })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await expect(popup.getByRole('button', { name: 'Esta semana' })).toBeEnabled();
    await expect(popup.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { defaultValue: week46, error: 'Esa semana ya está firmada' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Esa semana ya está firmada');
  },
};

export const Disabled: Story = {
  args: { defaultValue: week46, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', opens)).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: week46, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '45{Enter}{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('textbox')).toHaveValue(text46);
    await noPopup('Semana');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  name: 'Long texts at 320 px',
  args: { defaultValue: week46, label: `${german} ${german}`, description: long300, error: long300 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('div[style]');
    await expect(frame?.scrollWidth).toBe(320);
  },
};

/** The text takes smaller letters rather than being cut; while one types they are large, or iOS would zoom the page. */
export const Phone: Story = {
  name: 'WKP-02 on a phone of 360 px the text is whole, and the calendar is a sheet',
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: week46 },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.scrollWidth).toBe(input.clientWidth);
    const small = Number.parseFloat(getComputedStyle(input).fontSize);
    await expect(small).toBeGreaterThanOrEqual(12);
    await userEvent.click(input);
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThan(small);
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup('Semana');
    await waitFor(() => expect(Math.round(popup.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(popup.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(popup.scrollWidth).toBe(popup.clientWidth);
  },
};

export const Dark: Story = {
  args: { defaultValue: week46 },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Semana');
  },
};

export const Pointer: Story = {
  name: 'WKP-03 any day chooses its week, from Wednesday to Tuesday',
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await step('The columns go from Wednesday to Tuesday, and each row has its number', async () => {
      const heads = popup.getAllByRole('columnheader', { hidden: true }).map((head) => head.getAttribute('aria-label'));
      await expect(heads).toEqual(['Sem.', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo', 'lunes', 'martes']);
      const rows = popup.getAllByRole('rowheader').map((row) => row.textContent);
      await expect(rows).toEqual(['44', '45', '46', '47', '48']);
    });
    await step('A press chooses it and closes', async () => {
      await userEvent.click(popup.getByRole('button', { name: day46 }));
      await noPopup('Semana');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(week46, { start: '2026-11-11', end: '2026-11-17' });
      await expect(canvas.getByRole('textbox')).toHaveValue(text46);
    });
    await step('Its seven days are chosen, in one band', async () => {
      await userEvent.click(canvas.getByRole('button', opens));
      await openPopup('Semana');
      const cells = popup.getAllByRole('gridcell', { selected: true });
      await expect(cells.map((cell) => cell.textContent)).toEqual(['11', '12', '13', '14', '15', '16', '17']);
      await expect(new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor)).size).toBe(1);
      await expect(getComputedStyle(cells[0] ?? document.body).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    });
    await step('Clearing gives null for both', async () => {
      await userEvent.click(popup.getByRole('button', { name: 'Borrar' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
      await expect(canvas.getByRole('textbox')).toHaveValue('');
    });
    await step('The running week is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', opens));
      await userEvent.click(await popup.findByRole('button', { name: 'Esta semana' }));
      await expect(canvas.getByRole('textbox')).toHaveValue('Semana 47 del 18/11/2026 al 24/11/2026');
    });
  },
};

export const Keyboard: Story = {
  name: 'WKP-03 one whole journey by keyboard',
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    const grounds = (week: string): Set<string> => {
      const row = within(canvas.getByRole('row', { name: new RegExp(`^Semana ${week}`) }));
      return new Set(row.getAllByRole('gridcell').map((day) => getComputedStyle(day).backgroundColor));
    };
    await step('Alt and the arrow down open it at today', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await openPopup('Semana');
      await focused('sábado 21 de noviembre de 2026, semana 47');
    });
    await step('The whole week of the focused day is highlighted, and no other', async () => {
      await expect(grounds('46')).toEqual(new Set(['rgba(0, 0, 0, 0)']));
      await expect(grounds('47').size).toBe(1);
      await expect(grounds('47')).not.toEqual(grounds('46'));
    });
    await step('Arrows move by day and week, Home and End within the week, Page Up by month', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      await focused('viernes 13 de noviembre de 2026, semana 46');
      await userEvent.keyboard('{Home}');
      await focused('miércoles 11 de noviembre de 2026, semana 46');
      await userEvent.keyboard('{End}');
      await focused('martes 17 de noviembre de 2026, semana 46');
      await userEvent.keyboard('{PageUp}');
      await focused('sábado 17 de octubre de 2026, semana 42');
    });
    await step('Nothing leads to what cannot be chosen', async () => {
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await focused('sábado 17 de octubre de 2026, semana 42');
    });
    await step('Enter chooses the week and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await noPopup('Semana');
      const days = { start: '2026-10-14', end: '2026-10-20' };
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith({ year: 2026, week: 42 }, days);
      await expect(input).toHaveFocus();
    });
    await step('It opens at the chosen week, and Escape leaves it', async () => {
      await userEvent.keyboard('{F4}');
      await openPopup('Semana');
      await focused('miércoles 14 de octubre de 2026, semana 42, elegida');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await noPopup('Semana');
      await expect(input).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('What is typed next takes the place of the whole text', async () => {
      await expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
    });
  },
};
