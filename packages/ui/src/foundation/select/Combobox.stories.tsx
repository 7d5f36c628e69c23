import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../samples.tsx';
import { Combobox } from './Combobox.tsx';
import { fold } from '@sereno/domain/search';
import type { SelectOption } from './options.ts';
import { advisers, longOptions, offices, products } from './samples.tsx';

const twelve = advisers(12);

const meta: Meta<typeof Combobox> = {
  title: 'Foundations/Combobox',
  component: Combobox,
  args: { label: 'Asesor', options: twelve, onChange: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One choice out of many, found by typing a part of it: case and accents do not matter, nor the order of the words. Up to some ' +
          'fifteen options that everybody knows are a Select; where several can be chosen it is a MultiCombobox. What is typed is only a ' +
          'search: whoever leaves without choosing sees the choice from before. For a text of one’s own use TextField.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const closed = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};
const option = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('option', { name });
const active = (input: HTMLElement): HTMLElement | null =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

/** Nothing chosen yet. By mouse, by keyboard and by touch. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Asesor' });
    await expect(input).toHaveAttribute('placeholder', 'Escribe para buscar');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await step('mouse', async () => {
      await userEvent.click(input);
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(await option(/García López, Ana/));
      await expect(args.onChange).toHaveBeenLastCalledWith('A0002');
      await expect(input).toHaveValue('García López, Ana');
      await closed();
      await expect(input).toHaveFocus();
    });
    await step('keyboard: the first match is at hand', async () => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('munoz');
      await expect(await screen.findAllByRole('option')).toHaveLength(1);
      await waitFor(() => expect(active(input)).toHaveTextContent('Muñoz López, Ana'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('A0005');
      await expect(input).toHaveValue('Muñoz López, Ana');
      await closed();
    });
    await step('arrow keys', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active(input)).toHaveTextContent('Muñoz López, Ana'));
      await expect(active(input)).toHaveAttribute('aria-setsize', '12');
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active(input)).toHaveTextContent('Ramírez López, Ana'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('A0006');
      await closed();
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button', { name: /Mostrar/ }) }]);
      await userEvent.pointer([{ keys: '[TouchA]', target: await option(/Hernández López/) }]);
      await expect(args.onChange).toHaveBeenLastCalledWith('A0003');
      await closed();
    });
  },
};

/** The open list: what matches stands out, and assistive technology hears how many there are. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('ana lop');
    const first = await option('López López, Ana A0001');
    await expect([...first.querySelectorAll('b')].map((part) => part.textContent)).toEqual(['Lóp', 'Lóp', 'Ana']);
    await expect(screen.getByText('10 opciones')).toBeInTheDocument();
    await expect(first).toHaveAttribute('aria-setsize', '10');
  },
};

/** What was typed and not chosen is no choice: it goes when one leaves, by Tab, by Escape or by a press elsewhere. */
export const LeftHalfway: Story = {
  args: { defaultValue: 'A0001' },
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await step('Tab', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('xyz');
      await userEvent.tab();
      await expect(input).toHaveValue('López López, Ana');
      await closed();
    });
    await step('Escape', async () => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('gar');
      await option(/García López, Ana/);
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('López López, Ana');
      await closed();
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('López López, Ana');
    });
    await step('press elsewhere, everything deleted', async () => {
      await userEvent.clear(input);
      await expect(input).toHaveValue('');
      await userEvent.click(document.body);
      await expect(input).toHaveValue('López López, Ana');
      await closed();
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const send = fn<() => void>();

/** Nothing has what was typed. Enter chooses nothing then, and does not send the form around it either. */
export const NothingFound: Story = {
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
  beforeEach: () => {
    send.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('Nada coincide con «zzz»')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(send).not.toHaveBeenCalled();
  },
};

/** Nothing to choose at all. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Sin opciones')).toBeVisible());
  },
};

/** The options are on their way. */
export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
    await expect(screen.queryByText('Sin opciones')).not.toBeInTheDocument();
  },
};

/** The options did not come. */
export const Failed: Story = {
  args: { options: [], failed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('No se pudieron cargar las opciones')).toBeVisible());
  },
};

/** A host that tries again while it still says that the last search failed. */
export const FailedAndTriedAgain: Story = {
  tags: ['!autodocs'],
  args: { options: [], failed: true, loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
    await expect(screen.queryByText('No se pudieron cargar las opciones')).not.toBeInTheDocument();
    await expect(screen.queryByText('Sin opciones')).not.toBeInTheDocument();
  },
};

/** What the list says instead of options. */
const hints = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');

/** A server that is not asked for less than two letters. */
export const LeastLetters: Story = {
  args: { options: [], leastLetters: 2, onSearch: fn<(text: string) => void>() },
  play: async ({ canvas, step, userEvent }) => {
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
};

const everybody = advisers(400);

/** In ms: longer than a busy machine takes to type a name and to look. */
const SERVER_TIME = 1500;

/** A host that asks a server: it answers after a while, and fails once. */
function ServerHost() {
  const [found, setFound] = useState<readonly SelectOption[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const ask = (text: string): void => {
    setState('loading');
    setTimeout(() => {
      setState(text === 'mar' ? 'failed' : 'idle');
      setFound(text === 'mar' ? [] : everybody.filter(({ label }) => fold(label).includes(fold(text))).slice(0, 20));
    }, SERVER_TIME);
  };
  return (
    <Combobox
      label="Asesor"
      options={found}
      chosenOptions={[{ value: 'A0399', label: 'Ávila Martínez, Jesús' }]}
      defaultValue="A0399"
      clearable
      onSearch={ask}
      loading={state === 'loading'}
      failed={state === 'failed'}
    />
  );
}

/** A server searches. While it does, what is there already is narrowed down; a failure says so, and typing tries again. */
export const ServerSearch: Story = {
  render: () => <ServerHost />,
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Ávila Martínez, Jesús');
    await step('loading, then the answer', async () => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('garcia');
      await expect(await screen.findByText('Buscando…')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText('Buscando…')).not.toBeInTheDocument());
      await expect(await option(/García López, Ana/)).toHaveAttribute('aria-setsize', '20');
    });
    await step('failed', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('mar');
      await waitFor(() => expect(screen.getByText('No se pudieron cargar las opciones')).toBeVisible());
    });
    await step('typing tries again', async () => {
      await userEvent.keyboard('t');
      await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Martínez');
      await expect(screen.queryByText('No se pudieron cargar las opciones')).not.toBeInTheDocument();
      await waitFor(() => expect(active(input)).toHaveTextContent('Martínez'));
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(input.getAttribute('value')).toMatch(/^Martínez/);
    });
  },
};

/** Options under headings; a heading stays as long as one of its options does. */
export const Groups: Story = {
  args: { label: 'Oficina', options: offices, defaultValue: 'gdl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('group', { name: 'Occidente' })).toContainElement(await option('Guadalajara'));
    await userEvent.tripleClick(canvas.getByRole('combobox'));
    await userEvent.keyboard('merida');
    await waitFor(() => expect(screen.getAllByRole('group', { name: /Norte|Occidente|Sureste/ })).toHaveLength(1));
    await expect(screen.getByRole('group', { name: 'Sureste' })).toContainElement(await option('Mérida'));
  },
};

/** Five thousand advisers: only those in sight are in the document, and each key is answered at once. */
export const FiveThousand: Story = {
  args: { options: advisers(5000), defaultValue: 'A2500' },
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await step('opens at the choice', async () => {
      await userEvent.click(input);
      await waitFor(() =>
        expect(screen.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '2500'),
      );
      const chosen = screen.getByRole('option', { selected: true }).getBoundingClientRect();
      const list = screen.getByRole('listbox').getBoundingClientRect();
      await expect(chosen.top).toBeGreaterThanOrEqual(list.top);
      await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom);
      await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    });
    await step('types', async () => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('muñoz avila');
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '100'));
      await waitFor(() => expect(active(input)).toHaveAttribute('aria-posinset', '1'));
    });
    await step('arrows through, and round', async () => {
      await userEvent.keyboard('{ArrowDown>30}');
      await waitFor(() => expect(active(input)).toHaveAttribute('aria-posinset', '31'));
      await waitFor(() => expect(active(input)).toBeVisible());
      await userEvent.keyboard('{Home}');
      await userEvent.keyboard('{ArrowUp>31}');
      await waitFor(() => expect(active(input)).toHaveAttribute('aria-posinset', '100'));
    });
    await step('picks', async () => {
      const picked = active(input)?.textContent ?? '';
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(picked).toContain(input.getAttribute('value'));
    });
  },
};

/** An optional answer can be taken back: by the button, or by deleting the text. */
export const Clearable: Story = {
  args: { defaultValue: 'A0001', clearable: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await step('mouse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Borrar selección: Asesor' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
    await step('keyboard', async () => {
      await userEvent.keyboard('garcia{Enter}');
      await waitFor(() => expect(input).toHaveValue('García López, Ana'));
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
      await expect(input).toHaveValue('');
      await closed();
    });
  },
};

/** The mark beside the label; assistive technology hears "required". */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Asesor' })).toBeRequired();
  },
};

/** What is wrong and what to do. */
export const WithError: Story = {
  args: { description: 'Quien atiende la cita', error: 'Elige un asesor de la lista.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Quien atiende la cita Elige un asesor de la lista.');
  },
};

/** Not to be answered now. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'A0001', clearable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Mostrar/ })).toBeDisabled();
  },
};

/** To be read and copied, not changed: it does not open. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'A0001', clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Backspace}gar{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('López López, Ana');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In toolbars and filters. */
export const Small: Story = { args: { size: 'small', defaultValue: 'A0001' } };

/** A value that is not among the options is shown as it is. */
export const Unknown: Story = {
  args: { defaultValue: 'A9999' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('A9999');
    await userEvent.click(input);
    await expect(await option(/García López, Ana/)).toHaveAttribute('aria-setsize', '12');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('A9999');
  },
};

/** Two options with one value are the same choice; two with one label are told apart by their description. */
export const Duplicates: Story = {
  tags: ['!autodocs'],
  args: {
    options: [
      { value: 'a', label: 'Ana López', description: 'Monterrey' },
      { value: 'b', label: 'Ana López', description: 'Mérida' },
      { value: 'a', label: 'Ana L.', description: 'Monterrey' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await option('Ana L. Monterrey'));
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
    await expect(input).toHaveValue('Ana López');
    await closed();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2));
  },
};

function Changing() {
  const [options, setOptions] = useState(twelve);
  return (
    <>
      <Combobox label="Asesor" options={options} defaultValue="A0001" />
      <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setOptions(twelve.slice(6, 8))}>
        Cambiar de oficina
      </Button>
    </>
  );
}

/** The options change while the list is open: it follows, and the choice keeps its name although it is no longer among them. */
export const OptionsChange: Story = {
  tags: ['!autodocs'],
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await option(/López López/);
    // While the list is open, assistive technology is kept to it.
    canvas.getByText('Cambiar de oficina').click();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(input).toHaveValue('López López, Ana');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active(input)).toHaveAttribute('aria-setsize', '2'));
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

function Stubborn() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Combobox label="Producto" options={products} value="pf" onChange={() => setAsked(asked + 1)} />
      <p>Pedidos: {asked}</p>
    </>
  );
}

/** The host holds the value: as long as it does not agree, nothing changes. */
export const HeldByHost: Story = {
  render: () => <Stubborn />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await option('Beneficio familiar'));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(input).toHaveValue('Plan funerario');
  },
};

/** In a native form the value is sent under its name, never the text. */
export const InForm: Story = {
  render: () => (
    <form aria-label="Cita">
      <Combobox label="Asesor" name="adviser" options={twelve} defaultValue="A0001" />
      <Combobox label="Oficina" name="office" options={offices} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Cita' });
    const input = canvas.getByRole('combobox', { name: 'Asesor' });
    await userEvent.tripleClick(input);
    await userEvent.keyboard('garcia');
    await expect(new FormData(form).get('adviser')).toBe('A0001');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect([...new FormData(form)]).toEqual([
        ['adviser', 'A0002'],
        ['office', ''],
      ]),
    );
  },
};

/** The keyboard focus: a ring around the box. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input.parentElement ?? input).outlineWidth).toBe('2px');
  },
};

/** Long labels wrap in the list. */
export const LongTexts: Story = {
  args: { label: 'Motivo', options: longOptions, defaultValue: 'long', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { selected: true });
    await expect(chosen.scrollWidth).toBeLessThanOrEqual(chosen.clientWidth);
    const next = await option(/Rechtsschutz/);
    await waitFor(() =>
      expect(next.getBoundingClientRect().top).toBeGreaterThan(chosen.getBoundingClientRect().bottom - 1),
    );
  },
};

/** On a small phone the list stays inside the screen. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await LongTexts.play?.(context);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Its own texts in German. */
export const German: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  args: { label: 'Berater', defaultValue: 'A0001', clearable: true },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Berater' });
    await expect(canvas.getByRole('button', { name: 'Auswahl löschen: Berater' })).toBeVisible();
    await userEvent.clear(input);
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('Keine Treffer für „zzz“')).toBeVisible());
  },
};

/** With the text twice as large nothing overflows. */
export const Zoomed: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'A0001', clearable: true },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await option(/García López, Ana/);
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** In forced colours the highlight is the system's own. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  args: { defaultValue: 'A0002' },
  play: async ({ canvas, userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active(input)).toHaveAttribute('data-highlighted'));
    await expect(getComputedStyle(active(input) ?? input).forcedColorAdjust).toBe('none');
  },
};

const states: Story = {
  render: () => (
    <>
      <Combobox label="Asesor" options={twelve} defaultValue="A0001" clearable required />
      <Combobox label="Asesor" options={twelve} defaultValue="A0001" readOnly />
      <Combobox label="Asesor" options={twelve} defaultValue="A0001" disabled />
      <Combobox label="Asesor" options={twelve} error="Elige un asesor de la lista." />
      <Combobox label="Oficina" options={offices} placeholder="Todas" />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };
