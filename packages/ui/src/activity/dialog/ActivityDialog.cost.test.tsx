import { expect, waitFor } from 'storybook/test';
import { LocaleProvider } from '../../locale/index.ts';
import { es } from '../../locale/texts/es.ts';
import { complete, dialogArgs, DialogHost, field, held, ready } from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './ActivityDialog.stories.tsx';

/** Texts requested since it was last cleared: each part of the dialog requests its own when it renders. */
const requested = new Set<string>();

const counted: typeof es = new Proxy(es, {
  get(texts, key, receiver) {
    if (typeof key === 'string') requested.add(key);
    const text: unknown = Reflect.get(texts, key, receiver);
    return text;
  },
});

const test = behaviour({
  ...meta,
  args: { ...dialogArgs, form: held(complete) },
  render: (args) => (
    <LocaleProvider locale="es" texts={counted}>
      <DialogHost {...args} />
    </LocaleProvider>
  ),
});

/** The parts of the dialog that an action rendered, by their texts. */
async function rendered(act: () => Promise<unknown>): Promise<string[]> {
  requested.clear();
  await act();
  return [...requested].filter((key) => key.startsWith('activity')).toSorted();
}

test('A key renders only its field', {}, async ({ userEvent, step }) => {
  await ready();
  await step('in each text', async () => {
    for (const [name, key] of [
      ['Observaciones', 'activityField.observations'],
      ['Comentarios', 'activityField.comments'],
    ] as const) {
      const area = await field(name);
      area.focus();
      await expect(await rendered(() => userEvent.keyboard('Llama'))).toEqual([key]);
    }
  });
  await step('in a date that is being typed, none but the picker', async () => {
    const date = await field('Fecha de actividad');
    date.focus();
    await expect(await rendered(() => userEvent.keyboard('{End}{Backspace}'))).toEqual([]);
  });
  await step('once the date is committed, only its field renders', async () => {
    const keys = await rendered(() => userEvent.keyboard('7{Enter}'));
    await expect(keys).toContain('activityField.today');
    await expect(keys.filter((key) => !/today|tomorrow|inAWeek|quickDates|date$/.test(key))).toEqual([]);
  });
  await step('a time moves the other one along, and nothing else', async () => {
    const start = await field('Hora de inicio');
    await userEvent.clear(start);
    const keys = await rendered(() => userEvent.type(start, '1200{Enter}'));
    await expect(keys).toEqual(['activityField.endTime', 'activityField.startTime']);
    await waitFor(async () => expect(await field('Hora de finalización')).toHaveValue('12:15'));
  });
});
