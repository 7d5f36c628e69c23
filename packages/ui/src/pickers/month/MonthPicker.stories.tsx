import { FINANCIAL_MIN_YEAR } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { noPopup, openPopup } from '../field/storyInput.ts';
import { MonthPicker } from './MonthPicker.tsx';
import { monthArgs, opens } from './samples.ts';

const meta = {
  title: 'pickers/MonthPicker',
  component: MonthPicker,
  args: monthArgs,
  parameters: {
    docs: {
      description: {
        component:
          'A month, up to the current one. The popup shows the months of a year, and behind its caption the years. A table goes ' +
          'back to 1800, the financial dashboard to 2021. It has no clock: the host says which day is today.',
      },
      story: { inline: false, height: '520px' },
    },
  },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'MTP-03 expects MM/yyyy',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveAttribute('placeholder', 'mm/aaaa');
    await expect(canvas.getByRole('button', opens)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Chosen: Story = {
  name: 'MTP-03 shows MM/yyyy',
  args: { defaultValue: '2026-08' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('08/2026');
  },
};

export const Financial: Story = {
  name: 'MTP-03 the financial one begins in January of 2021 and ends today',
  args: { label: 'Mes', minYear: FINANCIAL_MIN_YEAR },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    await expect(popup.getByRole('button', { name: 'noviembre de 2026' })).toBeEnabled();
    await expect(popup.getByRole('button', { name: 'diciembre de 2026' })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'No hay años posteriores' })).toHaveAttribute('aria-disabled');
    await userEvent.click(popup.getByRole('button', { name: '2026, elegir otro año' }));
    await expect(popup.getByRole('button', { name: '2020' })).toBeDisabled();
    await userEvent.click(popup.getByRole('button', { name: '2021' }));
    await expect(popup.getByRole('button', { name: 'enero de 2021' })).toBeEnabled();
    await expect(popup.getByRole('button', { name: 'No hay años anteriores' })).toHaveAttribute('aria-disabled');
  },
};

export const WithDescription: Story = {
  args: { description: 'El mes en que se pagó.', defaultValue: '2026-08' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('El mes en que se pagó.');
  },
};

/** What must be chosen cannot be cleared. */
export const Required: Story = {
  args: { required: true, defaultValue: '2026-08' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mes' })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    await expect(popup.getByRole('button', { name: 'Este mes' })).toBeEnabled();
    await expect(popup.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { defaultValue: '2026-08', error: 'Ese mes ya está cerrado' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Ese mes ya está cerrado');
  },
};

export const Disabled: Story = {
  args: { defaultValue: '2026-08', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', opens)).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '2026-08', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1{Enter}{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('textbox')).toHaveValue('08/2026');
    await noPopup('Mes');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  name: 'Long texts at 320 px',
  args: { defaultValue: '2026-08', label: `${german} ${german}`, description: long300, error: long300 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div[style]')?.scrollWidth).toBe(320);
  },
};

export const Phone: Story = {
  name: 'On a phone of 360 px the months are a sheet',
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: '2026-08' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup('Mes');
    await waitFor(() => expect(Math.round(popup.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(popup.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(popup.scrollWidth).toBe(popup.clientWidth);
  },
};

export const Dark: Story = {
  args: { defaultValue: '2026-08' },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Mes');
  },
};

export const Pointer: Story = {
  name: 'MTP-01 a month is chosen with the mouse, a far one by its year',
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const popup = within(canvas.getByRole('dialog', { hidden: true }));
    const open = async (): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', opens));
      await openPopup('Mes');
    };
    await step('A month of this year', async () => {
      await open();
      await userEvent.click(popup.getByRole('button', { name: 'agosto de 2026' }));
      await noPopup('Mes');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith('2026-08');
      await expect(input).toHaveValue('08/2026');
    });
    await step('The chosen one is marked, and so is the current one', async () => {
      await open();
      const months = within(popup.getByRole('grid', { name: '2026' })).getAllByRole('button');
      const marked = months.filter((month) => month.closest('[aria-selected="true"]'));
      await expect(marked.map((month) => month.textContent)).toEqual(['agosto']);
      await expect(popup.getByRole('button', { name: 'noviembre de 2026' })).toHaveAttribute('aria-current', 'date');
    });
    await step('A month of last year, then one of another decade', async () => {
      await userEvent.click(popup.getByRole('button', { name: 'Año anterior, 2025' }));
      await userEvent.click(popup.getByRole('button', { name: '2025, elegir otro año' }));
      await userEvent.click(popup.getByRole('button', { name: /^Años anteriores/ }));
      await userEvent.click(popup.getByRole('button', { name: '2011' }));
      await userEvent.click(popup.getByRole('button', { name: 'marzo de 2011' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2011-03');
    });
    await step('The current month is one press away, and so is none', async () => {
      await open();
      await userEvent.click(popup.getByRole('button', { name: 'Este mes' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
      await open();
      await userEvent.click(popup.getByRole('button', { name: 'Borrar' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveValue('');
    });
  },
};

export const Keyboard: Story = {
  name: 'MTP-02 one whole journey by keyboard, to the year 1800',
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await step('Alt and the arrow down open it at the current month', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await openPopup('Mes');
      await focused('noviembre de 2026');
    });
    await step('Arrows move by month and row, Home and End within the row, Page Up by year', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await focused('julio de 2026');
      await userEvent.keyboard('{End}');
      await focused('septiembre de 2026');
      await userEvent.keyboard('{Home}{PageUp}');
      await focused('julio de 2025');
    });
    await step('Nothing leads after the current month', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}{ArrowDown}');
      await focused('noviembre de 2026');
    });
    await step('The years are behind the caption; the first is 1800', async () => {
      canvas.getByRole('button', { name: '2026, elegir otro año' }).focus();
      await userEvent.keyboard('{Enter}');
      await focused('2026');
      await userEvent.keyboard('{PageUp>20/}');
      await focused('1800');
      await userEvent.keyboard('{Enter}');
      await focused('noviembre de 1800');
      await userEvent.keyboard('{PageUp}');
      await focused('enero de 1800');
    });
    await step('Enter chooses and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await noPopup('Mes');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith('1800-01');
      await expect(input).toHaveFocus();
    });
    await step('Escape leaves it', async () => {
      await userEvent.keyboard('{F4}');
      await openPopup('Mes');
      await focused('enero de 1800');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await noPopup('Mes');
      await expect(input).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};
