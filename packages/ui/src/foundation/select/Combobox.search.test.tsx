import { fold } from '@sereno/domain/search';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { Combobox } from './Combobox.tsx';
import { active, closed, option } from './Combobox.samples.tsx';
import meta, { Failed, Loading } from './Combobox.stories.tsx';
import type { SelectOption } from './options.ts';
import { advisers } from './samples.tsx';

const test = behaviour(meta);

test(
  'Matches are highlighted, and assistive technology is told how many there are',
  {},
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('ana lop');
    const first = await option('López López, Ana A0001');
    await expect([...first.querySelectorAll('b')].map((part) => part.textContent)).toEqual(['Lóp', 'Lóp', 'Ana']);
    await expect(screen.getByText('10 opciones')).toBeInTheDocument();
    await expect(first).toHaveAttribute('aria-setsize', '10');
  },
);

const send = fn<() => void>();

test(
  'Without matches Enter selects nothing and does not submit the form',
  {
    decorators: [
      (Story) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Story />
          <button type="submit">Guardar</button>
        </form>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('Nada coincide con «zzz»')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(send).not.toHaveBeenCalled();
  },
);

test('The list says that there are no options', { args: { options: [] } }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await waitFor(() => expect(screen.getByText('Sin opciones')).toBeVisible());
});

test('The list says that the options are loading', Loading, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
  await expect(screen.queryByText('Sin opciones')).not.toBeInTheDocument();
});

test('The list says that the options failed to load', Failed, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await waitFor(() => expect(screen.getByText('No se pudieron cargar las opciones')).toBeVisible());
});

test(
  'Retrying replaces the failure',
  { args: { options: [], failed: true, loading: true } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
    await expect(screen.queryByText('No se pudieron cargar las opciones')).not.toBeInTheDocument();
    await expect(screen.queryByText('Sin opciones')).not.toBeInTheDocument();
  },
);

/** The text the list shows instead of options. */
const hints = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');

test(
  'The list says how many letters the server needs',
  { args: { options: [], leastLetters: 2, onSearch: fn<(text: string) => void>() } },
  async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await step('opened without a text', async () => {
      await userEvent.click(input);
      await waitFor(() => expect(hints()).toBe('Escribe al menos 2 letras'));
    });
    await step('one letter, and a space', async () => {
      await userEvent.keyboard('a ');
      await waitFor(() => expect(hints()).toBe('Escribe al menos 2 letras'));
    });
    await step('enough', async () => {
      await userEvent.keyboard('b');
      await waitFor(() => expect(hints()).toBe('Nada coincide con «a b»'));
    });
  },
);

const all = advisers(400);
const found = (text: string): readonly SelectOption[] =>
  all.filter(({ label }) => fold(label).includes(fold(text))).slice(0, 20);

/** The server: the test decides its answers, and when. */
const search = fn<(text: string) => Promise<readonly SelectOption[]>>();

/** Requests from now on wait for this. */
const nextAnswer = () => {
  const answer = Promise.withResolvers<readonly SelectOption[]>();
  search.mockImplementation(() => answer.promise);
  return answer;
};

/** Its place in the window once the list has opened: while it comes in, everything in it moves. */
async function topOf(name: RegExp): Promise<number> {
  const one = await option(name);
  const around: Element[] = [];
  for (let part: Element | null = one; part !== null; part = part.parentElement) around.push(part);
  await Promise.allSettled(around.flatMap((part) => part.getAnimations().map(({ finished }) => finished)));
  return one.getBoundingClientRect().top;
}

function ServerHost() {
  const [options, setOptions] = useState<readonly SelectOption[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const ask = async (text: string): Promise<void> => {
    setState('loading');
    try {
      setOptions(await search(text));
      setState('idle');
    } catch {
      setOptions([]);
      setState('failed');
    }
  };
  return (
    <Combobox
      label="Asesor"
      options={options}
      chosenOptions={[{ value: 'A0399', label: 'Ávila Martínez, Jesús' }]}
      defaultValue="A0399"
      clearable
      onSearch={(text) => void ask(text)}
      loading={state === 'loading'}
      failed={state === 'failed'}
    />
  );
}

test(
  'Server search; a failure shows, and typing retries',
  { render: () => <ServerHost /> },
  async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Ávila Martínez, Jesús');
    await step('loading, then the answer', async () => {
      const answer = nextAnswer();
      await userEvent.tripleClick(input);
      await userEvent.keyboard('garcia');
      await expect(await screen.findByText('Buscando…')).toBeInTheDocument();
      await expect(search).toHaveBeenLastCalledWith('garcia');
      answer.resolve(found('garcia'));
      await waitFor(() => expect(screen.queryByText('Buscando…')).not.toBeInTheDocument());
      await expect(screen.getByRole('listbox')).toHaveProperty('scrollTop', 0);
      await expect(await option(/García López, Ana/)).toHaveAttribute('aria-setsize', '20');
    });
    await step('what is found already stays in its place until the next answer', async () => {
      const answer = nextAnswer();
      const before = await topOf(/García López, Ana/);
      await userEvent.keyboard(' lopez');
      await expect(await screen.findByText('Buscando…')).toBeVisible();
      await expect(await topOf(/García López, Ana/)).toBe(before);
      answer.resolve(found('garcia lopez'));
      await waitFor(() => expect(screen.queryByText('Buscando…')).not.toBeInTheDocument());
      await expect(await topOf(/García López, Ana/)).toBe(before);
    });
    await step('failed', async () => {
      const answer = nextAnswer();
      await userEvent.clear(input);
      await userEvent.keyboard('mar');
      await expect(search).toHaveBeenLastCalledWith('mar');
      answer.reject(new Error('offline'));
      await waitFor(() => expect(screen.getByText('No se pudieron cargar las opciones')).toBeVisible());
    });
    await step('typing tries again', async () => {
      const answer = nextAnswer();
      await userEvent.keyboard('t');
      await screen.findByText('Buscando…');
      answer.resolve(found('mart'));
      await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Martínez');
      await expect(screen.queryByText('No se pudieron cargar las opciones')).not.toBeInTheDocument();
      await waitFor(() => expect(active(input)).toHaveTextContent('Martínez'));
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(input.getAttribute('value')).toMatch(/^Martínez/);
    });
  },
);
