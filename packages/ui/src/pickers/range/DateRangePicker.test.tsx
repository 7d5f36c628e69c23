import type { CalendarDate } from '@sereno/domain/calendar';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button, Dialog } from '../../foundation/index.ts';
import { openPopup } from '../field/popup.samples.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { lastWeek, opens } from './DateRangePicker.samples.tsx';
import meta, { Default, OutsideLimits, Presets } from './DateRangePicker.stories.tsx';

const test = behaviour(meta);

type Played = Parameters<Parameters<typeof test>[2]>[0];
type Canvas = Played['canvas'];
type User = Played['userEvent'];

const field = (canvas: Canvas): HTMLElement => canvas.getByRole('textbox', { name: 'Periodo' });

const popup = (canvas: Canvas): HTMLElement | null => canvas.queryByRole('dialog', { name: 'Periodo' });

async function open(canvas: Canvas, userEvent: User): Promise<void> {
  await userEvent.click(canvas.getByRole('button', opens));
  await openPopup('Periodo');
}

test('Empty, a placeholder shows the expected form', Default, async ({ canvas }) => {
  await expect(field(canvas)).toHaveValue('');
  await expect(field(canvas)).toHaveAttribute('placeholder', 'dd/mm/aaaa – dd/mm/aaaa');
  await expect(popup(canvas)).toBeNull();
});

test(
  'DRP-01 a selected range, as dd/MM/yyyy, in a field with a hidden label',
  { args: { hideLabel: true, defaultValue: lastWeek } },
  async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('15/11/2026 – 21/11/2026');
  },
);

test(
  'DRP-02 DRP-03 DRP-04 five presets, each applied with one press',
  { args: { defaultValue: lastWeek } },
  async ({ args, canvas, userEvent, step }) => {
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
);

test(
  'DRP-02 two presses and "Aplicar", in either order; "Cancelar" changes nothing',
  { args: { defaultValue: lastWeek } },
  async ({ args, canvas, userEvent, step }) => {
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
);

test(
  'DRP-02 a whole task by keyboard',
  { args: { defaultValue: lastWeek } },
  async ({ args, canvas, userEvent, step }) => {
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
    await step('Tab moves through the controls and wraps around', async () => {
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
);

test('DRP-01 typed and pasted in many forms', {}, async ({ args, canvas, userEvent, step }) => {
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
});

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

test(
  'DRP-06 the error shows, and the text stays',
  { args: { min: '2021-11-10', max: '2026-11-30', maxDays: 10, onProblem: fn<(problem: string | null) => void>() } },
  async ({ args, canvas, userEvent }) => {
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
);

test(
  'No more than maxDays: the other days are disabled once the range is started',
  { args: { maxDays: 5 } },
  async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.queryByRole('button', { name: 'Últimos 7 días' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^jueves 12 de noviembre/ }));
    await expect(canvas.getByRole('button', { name: /^lunes 16 de noviembre/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^martes 17 de noviembre/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^domingo 8 de noviembre/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^sábado 7 de noviembre/ })).toBeDisabled();
  },
);

test(
  'DRP-06 a minimum after the maximum: nothing is allowed, and the field says so',
  { args: { min: '2026-12-01', max: '2026-11-01', value: lastWeek } },
  async ({ canvas, userEvent }) => {
    const sentence = 'No hay fechas que elegir: la primera (01/12/2026) es posterior a la última (01/11/2026)';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', opens));
    const days = await canvas.findAllByRole('button', { name: / de diciembre de 2026$/ });
    for (const day of days.filter((button) => button.closest('[role="gridcell"]'))) await expect(day).toBeDisabled();
  },
);

test(
  'DRP-06 a minimum after the maximum: an empty field says so too',
  { args: { min: '2026-12-01', max: '2026-11-01' } },
  async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(/^No hay fechas que elegir/);
  },
);

test(
  'DRP-06 a given range that is not allowed cannot be applied either',
  { args: { value: { start: '2026-11-01', end: '2026-11-20' }, maxDays: 7 } },
  async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  },
);

test(
  'A given range that ends before it starts is reversed',
  { args: { name: 'periodo', value: { start: '2026-11-20', end: '2026-11-10' } } },
  async ({ canvas, userEvent }) => {
    await expect(field(canvas)).toHaveValue('10/11/2026 – 20/11/2026');
    await open(canvas, userEvent);
    await expect(canvas.getByText('11 días')).toBeVisible();
  },
);

test(
  'DRP-02 "Personalizado" starts over, and "Borrar" clears the range',
  { args: { defaultValue: lastWeek } },
  async ({ args, canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Personalizado' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Personalizado');
    await expect(canvas.getByText('Elige el primer día.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field(canvas)).toHaveValue('');
  },
);

test(
  'In a month without allowed days the focus stays in the calendar, and Escape closes only it',
  { args: { maxDays: 5, defaultValue: lastWeek } },
  async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^martes 10 de noviembre/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'noviembre de 2026, elegir otro mes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'marzo de 2026' }));
    await waitFor(() => expect(popup(canvas)).toContainElement(canvas.getByRole('grid', { name: 'marzo de 2026' })));
    await waitFor(() => expect(document.activeElement?.closest('[popover]')).toBe(popup(canvas)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup(canvas)).toBeNull());
  },
);

test(
  'Periods of the host stand in place of the five, cut to the limits',
  Presets,
  async ({ args, canvas, userEvent }) => {
    const list = () => within(canvas.getByRole('group', { name: 'Periodos' })).getAllByRole('button');
    await open(canvas, userEvent);
    await expect(list().map((button) => button.textContent)).toEqual(['Esta quincena', 'Trimestre', 'Personalizado']);
    await userEvent.click(canvas.getByRole('button', { name: 'Trimestre' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-11-30' });
    await open(canvas, userEvent);
    await expect(list().map((button) => button.ariaPressed)).toEqual(['false', 'true', 'false']);
  },
);

test('A given range outside the limits is shown with its error', OutsideLimits, async ({ canvas }) => {
  await expect(field(canvas)).toHaveValue('01/01/2019 – 21/11/2026');
  await expect(canvas.getByText('La primera fecha posible es 10/11/2021')).toBeVisible();
});

function OverMidnight(props: DateRangePickerProps) {
  const [today, setToday] = useState<CalendarDate>('2026-11-30');
  // A press would close the popup; midnight does not press.
  return (
    <div data-midnight onDoubleClick={() => setToday('2026-12-01')}>
      <DateRangePicker {...props} today={today} />
    </div>
  );
}

test(
  'DRP-03 midnight passes while it is open: the started range stays, the presets count from the new day',
  { render: (args) => <OverMidnight {...args} /> },
  async ({ args, canvas, userEvent, canvasElement }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^jueves 26 de noviembre/ }));
    canvasElement
      .querySelector('[data-midnight]')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
    await expect(canvas.getByText('Desde el 26/11/2026. Elige el otro extremo.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoy' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-12-01' });
  },
);

test(
  'In a dialog Escape closes the calendar first',
  {
    render: (args) => (
      <Dialog title="Filtros" trigger={<Button>Abrir filtros</Button>}>
        <DateRangePicker {...args} />
      </Dialog>
    ),
  },
  async ({ userEvent, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir filtros' }));
    await userEvent.click(await screen.findByRole('button', opens));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Periodo' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filtros' })).toBeNull());
  },
);

test(
  'DRP-05 a form submits the days as yyyy/MM/dd',
  {
    args: { name: 'periodo', defaultValue: lastWeek },
    decorators: [
      (Story) => (
        <form aria-label="Filtros">
          <Story />
        </form>
      ),
    ],
  },
  async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['periodo', '2026/11/15 - 2026/11/21']]);
  },
);

test('A distant month, by its caption', { args: { defaultValue: lastWeek } }, async ({ canvas, userEvent, step }) => {
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
});
