import type { CalendarDate, DateRange } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, Dialog } from '../../foundation/index.ts';
import { openPopup } from '../field/storyInput.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const lastWeek: DateRange = { start: '2026-11-15', end: '2026-11-21' };

const meta = {
  title: 'pickers/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Periodo', today: '2026-11-21', onChange: fn<(range: DateRange | null) => void>() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A range of days, both ends included. Five presets apply at one press; a range of one’s own is pressed in the calendar and ' +
          'taken by "Aplicar", or typed: `01/11/2026 – 15/11/2026`, in either order, with or without zeros, pasted too. On a phone the ' +
          'calendar comes as a sheet at the lower edge, with one month instead of two.',
      },
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const field = (canvas: Canvas, name = 'Periodo'): HTMLElement => canvas.getByRole('textbox', { name });
const popup = (canvas: Canvas): HTMLElement | null => canvas.queryByRole('dialog', { name: 'Periodo' });

async function open(canvas: Canvas, userEvent: User): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario: Periodo' }));
  await openPopup('Periodo');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveAttribute('placeholder', 'dd/mm/aaaa – dd/mm/aaaa');
    await expect(popup(canvas)).toBeNull();
  },
};

export const Chosen: Story = {
  name: 'DRP-01 a chosen range, as dd/MM/yyyy',
  args: { defaultValue: lastWeek },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('15/11/2026 – 21/11/2026');
  },
};

export const Presets: Story = {
  name: 'DRP-02 DRP-03 DRP-04 five presets, each applied at one press',
  args: { defaultValue: lastWeek },
  play: async ({ args, canvas, userEvent, step }) => {
    await open(canvas, userEvent);
    await step('the one that has these days is marked', async () => {
      const pressed = canvas.getAllByRole('button', { pressed: true });
      await expect(pressed.map((button) => button.textContent)).toEqual(['Últimos 7 días']);
    });
    await step('each of them', async () => {
      for (const [name, start, end] of [
        ['Hoy', '2026-11-21', '2026-11-21'],
        ['Últimos 30 días', '2026-10-23', '2026-11-21'],
        ['Este mes', '2026-11-01', '2026-11-30'],
        ['Mes pasado', '2026-10-01', '2026-10-31'],
        ['Últimos 7 días', '2026-11-15', '2026-11-21'],
      ] as const) {
        if (popup(canvas) === null) await open(canvas, userEvent);
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(args.onChange).toHaveBeenLastCalledWith({ start, end });
        await waitFor(() => expect(popup(canvas)).toBeNull());
      }
      await expect(field(canvas)).toHaveValue('15/11/2026 – 21/11/2026');
    });
  },
};

export const Pressing: Story = {
  name: 'DRP-02 two presses and "Aplicar", in either order; "Cancelar" changes nothing',
  args: { defaultValue: lastWeek },
  play: async ({ args, canvas, userEvent, step }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await open(canvas, userEvent);
    await step('the first press begins, and the days up to the pointer are shown', async () => {
      await userEvent.click(day(/^jueves 12 de noviembre/));
      await expect(canvas.getByText('Desde el 12/11/2026. Elige el otro extremo.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
      await userEvent.hover(day(/^lunes 9 de noviembre/));
      await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.matches('.preview'))).toHaveLength(4);
    });
    await step('the second one, although earlier, ends it', async () => {
      await userEvent.click(day(/^lunes 9 de noviembre/));
      await expect(canvas.getByText('Del 09/11/2026 al 12/11/2026')).toBeVisible();
      await expect(canvas.getByText('4 días')).toBeVisible();
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
      await expect(day(/^lunes 9 de noviembre de 2026, primer día$/)).toBeVisible();
      await expect(day(/^jueves 12 de noviembre de 2026, último día$/)).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('"Cancelar"', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(popup(canvas)).toBeNull());
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(field(canvas)).toHaveValue('15/11/2026 – 21/11/2026');
    });
    await step('"Aplicar"', async () => {
      await open(canvas, userEvent);
      await userEvent.click(day(/^lunes 2 de noviembre/));
      await userEvent.click(day(/^martes 3 de noviembre/));
      await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-03' });
      await expect(field(canvas)).toHaveValue('02/11/2026 – 03/11/2026');
    });
  },
};

export const Keyboard: Story = {
  name: 'DRP-02 a whole journey by keyboard',
  args: { defaultValue: lastWeek },
  play: async ({ args, canvas, userEvent, step }) => {
    const focused = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await step('Alt+↓ opens it at the last day of the range', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await focused(/^sábado 21 de noviembre/);
    });
    await step('Enter begins, arrows show what it would be, Page Up goes a month back, Enter ends', async () => {
      await userEvent.keyboard('{ArrowLeft}{Enter}{PageUp}');
      await focused(/^martes 20 de octubre/);
      await userEvent.keyboard('{Home}');
      await focused(/^lunes 19 de octubre/);
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Del 19/10/2026 al 20/11/2026')).toBeVisible();
    });
    await step('Tab leads to what takes it, and around', async () => {
      const apply = canvas.getByRole('button', { name: 'Aplicar' });
      while (document.activeElement !== apply) await userEvent.tab();
      await userEvent.tab();
      await expect(popup(canvas)).toContainElement(canvas.getByRole('button', { name: 'Hoy' }));
      await expect(canvas.getByRole('button', { name: 'Hoy' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(apply).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-19', end: '2026-11-20' });
      await waitFor(() => expect(field(canvas)).toHaveFocus());
    });
    await step('Escape closes without a change', async () => {
      await userEvent.keyboard('{F4}');
      await focused(/^viernes 20 de noviembre/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(popup(canvas)).toBeNull());
      await waitFor(() => expect(field(canvas)).toHaveFocus());
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

export const Typing: Story = {
  name: 'DRP-01 typed and pasted in many forms',
  play: async ({ args, canvas, userEvent, step }) => {
    const type = async (text: string) => {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), `${text}{Enter}`);
    };
    await step('what is taken', async () => {
      for (const [text, start, end] of [
        ['01/11/2026 - 15/11/2026', '2026-11-01', '2026-11-15'],
        ['1/11/26 al 5/11/26', '2026-11-01', '2026-11-05'],
        ['20/11/2026 – 03/11/2026', '2026-11-03', '2026-11-20'],
        ['07112026', '2026-11-07', '2026-11-07'],
      ] as const) {
        await type(text);
        await expect(args.onChange).toHaveBeenLastCalledWith({ start, end });
        await expect(field(canvas)).toBeValid();
      }
      await expect(field(canvas)).toHaveValue('07/11/2026 – 07/11/2026');
      await userEvent.clear(field(canvas));
      await userEvent.paste('2026-11-10 - 2026-11-12');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-12' });
    });
    await step('emptied, it has none', async () => {
      await type('{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

const refused = [
  ['ayer', 'Escribe las dos fechas, por ejemplo 21/11/2026 - 21/11/2026'],
  ['01/02/2026 - 31/02/2026', 'No existe el día 31: el mes 02/2026 tiene 28 días'],
  ['01/13/2026 - 02/13/2026', 'No existe el mes 13: escribe uno del 01 al 12'],
  ['01/11/0000 - 02/11/2026', 'Escribe un año de 2021 a 2026'],
  ['01/11/20260 - 02/11/2026', 'Escribe un año de 2021 a 2026'],
  ['01/11/2020 - 02/11/2026', 'La primera fecha posible es 10/11/2021'],
  ['01/11/2026 - 02/12/2026', 'La última fecha posible es 30/11/2026'],
  ['01/11/2026 - 20/11/2026', 'Elige 10 días o menos'],
] as const;

export const Refused: Story = {
  name: 'DRP-06 what is wrong is said, and the text stays',
  args: { min: '2021-11-10', max: '2026-11-30', maxDays: 10, onProblem: fn<(problem: string | null) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    for (const [text, sentence] of refused) {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), `${text}{Enter}`);
      await expect(canvas.getByText(sentence)).toBeVisible();
      await expect(field(canvas)).toHaveValue(text);
      await expect(field(canvas)).toHaveAccessibleDescription(sentence);
      await expect(field(canvas)).toBeInvalid();
      await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const MaxDays: Story = {
  name: 'No more days than are allowed: the others are switched off once it is begun',
  args: { maxDays: 5 },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.queryByRole('button', { name: 'Últimos 7 días' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^jueves 12 de noviembre/ }));
    await expect(canvas.getByRole('button', { name: /^lunes 16 de noviembre/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^martes 17 de noviembre/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^domingo 8 de noviembre/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^sábado 7 de noviembre/ })).toBeDisabled();
  },
};

export const EmptyLimits: Story = {
  name: 'DRP-06 a minimum after the maximum: nothing can be chosen, and the field says so',
  args: { min: '2026-12-01', max: '2026-11-01', value: lastWeek },
  play: async ({ canvas, userEvent }) => {
    const sentence = 'No hay fechas que elegir: la primera (01/12/2026) es posterior a la última (01/11/2026)';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario: Periodo' }));
    const days = await canvas.findAllByRole('button', { name: / de diciembre de 2026$/ });
    for (const day of days.filter((button) => button.closest('[role="gridcell"]'))) await expect(day).toBeDisabled();
  },
};

export const EmptyLimitsAndNoValue: Story = {
  name: 'DRP-06 … an empty field too',
  args: { min: '2026-12-01', max: '2026-11-01' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(/^No hay fechas que elegir/);
  },
};

export const NotToBeApplied: Story = {
  name: 'DRP-06 a given range that may not be chosen cannot be applied either',
  args: { value: { start: '2026-11-01', end: '2026-11-20' }, maxDays: 7 },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  },
};

export const Reversed: Story = {
  name: 'A given range that ends before it begins is the days between',
  args: { name: 'periodo', value: { start: '2026-11-20', end: '2026-11-10' } },
  play: async ({ canvas, userEvent }) => {
    await expect(field(canvas)).toHaveValue('10/11/2026 – 20/11/2026');
    await open(canvas, userEvent);
    await expect(canvas.getByText('11 días')).toBeVisible();
  },
};

export const Custom: Story = {
  name: 'DRP-02 "Personalizado" begins anew, and "Borrar" takes the range away',
  args: { defaultValue: lastWeek },
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Personalizado' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Personalizado');
    await expect(canvas.getByText('Elige el primer día.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field(canvas)).toHaveValue('');
  },
};

export const NowhereToGo: Story = {
  name: 'In a month without a day to choose the focus stays in the calendar, and Escape closes it alone',
  args: { maxDays: 5, defaultValue: lastWeek },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^martes 10 de noviembre/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'noviembre de 2026, elegir otro mes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'marzo de 2026' }));
    await waitFor(() => expect(popup(canvas)).toContainElement(canvas.getByRole('grid', { name: 'marzo de 2026' })));
    await waitFor(() => expect(document.activeElement?.closest('[popover]')).toBe(popup(canvas)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup(canvas)).toBeNull());
  },
};

export const OutsideLimits: Story = {
  name: 'A given range outside the limits is shown, with what is wrong',
  args: { value: { start: '2019-01-01', end: '2026-11-21' }, min: '2021-11-10' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('01/01/2019 – 21/11/2026');
    await expect(canvas.getByText('La primera fecha posible es 10/11/2021')).toBeVisible();
  },
};

function OverMidnight(props: DateRangePickerProps) {
  const [today, setToday] = useState<CalendarDate>('2026-11-30');
  // A press would close the popup; midnight does not press.
  return (
    <div data-midnight onDoubleClick={() => setToday('2026-12-01')}>
      <DateRangePicker {...props} today={today} />
    </div>
  );
}

export const Midnight: Story = {
  name: 'DRP-03 midnight passes while it is open: what was begun stays, the presets count from the new day',
  render: (args) => <OverMidnight {...args} />,
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^jueves 26 de noviembre/ }));
    canvasElement
      .querySelector('[data-midnight]')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
    await expect(canvas.getByText('Desde el 26/11/2026. Elige el otro extremo.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoy' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-12-01' });
  },
};

export const InDialog: Story = {
  name: 'In a dialog Escape closes the calendar first',
  render: (args) => (
    <Dialog title="Filtros" trigger={<Button>Abrir filtros</Button>}>
      <DateRangePicker {...args} />
    </Dialog>
  ),
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir filtros' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir el calendario: Periodo' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Periodo' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filtros' })).toBeNull());
  },
};

export const InForm: Story = {
  name: 'DRP-05 a form is sent the days as yyyy/MM/dd',
  args: { name: 'periodo', defaultValue: lastWeek },
  decorators: [
    (Story) => (
      <form aria-label="Filtros">
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['periodo', '2026/11/15 - 2026/11/21']]);
  },
};

export const FarAway: Story = {
  name: 'A month that is far away, by its caption',
  args: { defaultValue: lastWeek },
  play: async ({ canvas, userEvent, step }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'noviembre de 2026, elegir otro mes' }));
    await step('the months of the year, the focus on the displayed one', async () => {
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/2026$/)));
      await userEvent.click(canvas.getByRole('button', { name: '2026, elegir otro año' }));
    });
    await step('the years', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2019' }));
      await userEvent.click(canvas.getByRole('button', { name: 'marzo de 2019' }));
      await expect(canvas.getByRole('grid', { name: 'marzo de 2019' })).toBeVisible();
    });
  },
};

export const LongText: Story = {
  name: 'Long label and a message of the host, 320 px wide',
  args: {
    label: 'Periodo en el que se registraron los prospectos que aún no han recibido seguimiento',
    description: 'Cuentan los dos extremos, y también los días sin actividades de la persona elegida en el filtro.',
    error: 'El servidor no aceptó este periodo. Elige uno que termine antes de la fecha de corte de la semana.',
    required: true,
    defaultValue: lastWeek,
  },
};

export const HiddenLabel: Story = {
  name: 'In a toolbar, its label for assistive technology alone',
  args: { hideLabel: true, defaultValue: lastWeek },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: lastWeek } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: lastWeek } };

const opened: Play = async ({ canvasElement }) => {
  canvasElement.querySelector<HTMLElement>('[popovertarget]')?.click();
  await openPopup('Periodo');
};

export const Opened: Story = { args: { defaultValue: lastWeek }, play: opened };
export const Dark: Story = { args: { defaultValue: lastWeek }, globals: { theme: 'dark' }, play: opened };
export const Phone: Story = {
  name: 'On a phone: a sheet with one month',
  args: { defaultValue: lastWeek },
  globals: { viewport: { value: 'phone' } },
  play: opened,
};
