import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/button/Button.tsx';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { SentForm } from '../../foundation/field/SentForm.samples.tsx';
import { Stack } from '../../foundation/samples.tsx';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { opens, text46, week46 } from './samples.ts';
import { WeekPicker } from './WeekPicker.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './WeekPicker.stories.tsx';

const test = behaviour(meta);

test('WKP-04 after Enter the next week is typed over the last one', {}, async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.keyboard('46{Enter}');
  await waitFor(() => expect(field).toHaveProperty('selectionEnd', 38));
  await userEvent.keyboard('45{Enter}');
  await expect(field).toHaveValue('Semana 45 del 04/11/2026 al 10/11/2026');
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

const days46 = { start: '2026-11-11', end: '2026-11-17' };

test('WKP-04 is typed as ww-yyyy, shorter, or as one of its days', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox');
  for (const typed of ['46-2026', '46/2026', '462026', '2026-46', '46', '12/11/2026', '17 11 26', text46]) {
    await step(typed, async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(input).toHaveValue(text46);
      await expect(input).toBeValid();
      await expect(args.onChange).toHaveBeenLastCalledWith(week46, days46);
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    });
  }
  await expect(args.onProblem).not.toHaveBeenCalled();
});

test('WKP-06 rejected text stays, with the error and an example', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox');
  const unreadable = 'Escribe la semana como ss-aaaa, por ejemplo 47-2026, o un día de ella';
  const refusals = [
    ['mañana', unreadable],
    ['12/11', unreadable],
    ['46-0', unreadable],
    ['46-20260', unreadable],
    ['54-2026', 'El año 2026 tiene 52 semanas'],
    ['00-2026', 'El año 2026 tiene 52 semanas'],
    ['31/02/2026', 'No existe el día 31: el mes 02/2026 tiene 28 días'],
    ['01/13/2026', 'No existe el mes 13: escribe uno del 01 al 12'],
    ['33-2026', 'La primera semana posible es la del 23/08/2026'],
    ['48-2026', 'La última semana posible es la del 21/11/2026'],
  ] as const;
  for (const [typed, sentence] of refusals) {
    await step(typed, async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(input).toHaveValue(typed);
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(sentence);
      await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
    });
  }
  await expect(args.onChange).not.toHaveBeenCalled();
  await step('A text that is right again takes the sentence away', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, '46');
    await expect(input).toBeValid();
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
  });
});

test(
  "WKP-02 the picker's own label is parsed too",
  { args: { defaultValue: week46 } },
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await step('One letter more, and away again', async () => {
      await userEvent.type(input, 'x', { initialSelectionStart: text46.length });
      await userEvent.keyboard('{Backspace}');
      await userEvent.tab();
      await expect(input).toHaveValue(text46);
      await expect(input).toBeValid();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('What is typed in the focused field replaces the text', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('45{Enter}');
      await expect(input).toHaveValue('Semana 45 del 04/11/2026 al 10/11/2026');
    });
  },
);

test(
  'WKP-04 a form submits ww-yyyy',
  {
    args: { name: 'semana' },
    render: (args) => (
      <SentForm>
        <WeekPicker {...args} />
      </SentForm>
    ),
  },
  async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const sent = canvas.getByRole('status');
    await step('Enter takes what is typed and sends it', async () => {
      await userEvent.type(input, '46{Enter}');
      await waitFor(() => expect(sent).toHaveTextContent('semana=46-2026'));
    });
    await step('A text that is no week keeps the form', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '54-2026{Enter}');
      await expect(input).toBeInvalid();
      await expect(sent).toHaveTextContent('semana=46-2026');
    });
    await step('An empty one is sent empty', async () => {
      await userEvent.clear(input);
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(sent).toHaveTextContent(/^semana=$/));
    });
  },
);

// Escape closes the topmost layer.
test(
  'In a dialog Escape closes the calendar first',
  {
    render: (args) => (
      <Dialog title="Firmar comisiones" defaultOpen trigger={<Button>Firmar</Button>}>
        <WeekPicker {...args} />
      </Dialog>
    ),
  },
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Firmar comisiones' }));
    await userEvent.click(dialog.getByRole('button', opens));
    await openPopup('Semana');
    await userEvent.keyboard('{Escape}');
    await noPopup('Semana');
    await expect(screen.getByRole('dialog', { name: 'Firmar comisiones' })).toBeVisible();
    await expect(dialog.getByRole('button', opens)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

// A controlled host that may reject a week.
test(
  'Controlled: the host decides what is shown',
  {
    render: function Host(args) {
      const [value, setValue] = useState<typeof args.value>(week46);
      return (
        <Stack>
          <WeekPicker
            {...args}
            value={value ?? null}
            onChange={(week, range) => {
              args.onChange?.(week, range);
              if (week?.week !== 45) setValue(week);
            }}
          />
          <Button onClick={() => setValue({ year: 2026, week: 40 })}>Otra semana</Button>
        </Stack>
      );
    },
  },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '45{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { year: 2026, week: 45 },
      { start: '2026-11-04', end: '2026-11-10' },
    );
    await expect(input).toHaveValue(text46);
    await userEvent.click(canvas.getByRole('button', { name: 'Otra semana' }));
    await expect(input).toHaveValue('Semana 40 del 30/09/2026 al 06/10/2026');
  },
);
