import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../samples.tsx';
import { longOptions, offices, products, results } from './samples.tsx';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = {
  title: 'Foundations/Select',
  component: Select,
  args: { label: 'Resultado de la cita', options: results, onChange: fn() },
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
          'One choice out of a few, in a list that opens. Two to five choices that are worth seeing at once are a SegmentedControl or ' +
          'radios; more than some fifteen, or names that people know, are a Combobox; actions are a Menu. The empty state says what ' +
          'to do ("Elige una opción"); an option that means "none" is no option but `clearable`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const closed = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};

/** Nothing chosen yet. By mouse, by keyboard and by touch; a press on the label only moves the focus. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Resultado de la cita' });
    await expect(box).toHaveTextContent('Elige una opción');
    await step('label', async () => {
      await userEvent.click(canvas.getByText('Resultado de la cita'));
      await expect(box).toHaveFocus();
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
    await step('mouse', async () => {
      await userEvent.click(box);
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(await screen.findByRole('option', { name: /Pidió otra cita/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith('again');
      await expect(box).toHaveTextContent('Pidió otra cita');
      await closed();
      await expect(box).toHaveFocus();
    });
    await step('keyboard', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: /Pidió/ })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getByRole('option', { name: /No le interesa/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(screen.getByRole('option', { name: /Vendió/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('thinking');
      await closed();
    });
    await step('Escape changes nothing', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await closed();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: box }]);
      await userEvent.pointer([{ keys: '[TouchA]', target: await screen.findByRole('option', { name: 'No estaba' }) }]);
      await expect(args.onChange).toHaveBeenLastCalledWith('absent');
      await closed();
    });
  },
};

/** The open list, with the chosen one marked. It is as wide as the box at least. */
export const Open: Story = {
  args: { defaultValue: 'again' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const list = await screen.findByRole('listbox');
    await expect(screen.getByRole('option', { name: /Pidió/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(list.getBoundingClientRect().width).toBeGreaterThanOrEqual(box.clientWidth));
  },
};

/** Icons repeat the words; the chosen one keeps its icon in the box. */
export const WithIcons: Story = { args: { label: 'Producto', options: products, defaultValue: 'pf' } };

/** Options under headings, which assistive technology hears as groups. */
export const Groups: Story = {
  args: { label: 'Oficina', options: offices, defaultValue: 'leo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const group = await screen.findByRole('group', { name: 'Occidente' });
    await expect(group).toContainElement(screen.getByRole('option', { name: 'León' }));
  },
};

/** Typing goes to an option by its first letters, accents or not: open it moves there, closed it chooses. */
export const Typeahead: Story = {
  args: { label: 'Oficina', options: offices },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('mer');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Mérida' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('mer');
    await closed();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Mérida');
  },
};

/** An optional answer can be taken back: by the button, or by the Delete key. */
export const Clearable: Story = {
  args: { label: 'Producto', options: products, defaultValue: 'sg', clearable: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await step('mouse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Borrar selección: Producto' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(box).toHaveTextContent('Elige una opción');
      await expect(box).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: /Borrar/ })).not.toBeInTheDocument();
    });
    await step('keyboard', async () => {
      await userEvent.click(box);
      await userEvent.click(await screen.findByRole('option', { name: /familiar/ }));
      await closed();
      await userEvent.keyboard('{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
};

/** The mark beside the label; assistive technology hears "required". */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Resultado de la cita' })).toBeRequired();
  },
};

/** What is wrong and what to do. */
export const WithError: Story = {
  args: { description: 'Cómo terminó la visita', error: 'Elige un resultado para cerrar la cita.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Cómo terminó la visita Elige un resultado para cerrar la cita.');
  },
};

/** Not to be answered now. The choice stays readable. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'sold', clearable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Borrar/ })).not.toBeInTheDocument();
  },
};

/** To be read, not changed: it takes the focus and does not open. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'sold', clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Delete}pi');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Nothing to choose: it says so instead of opening an empty box. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Sin opciones')).toBeVisible());
  },
};

/** In toolbars and filters. */
export const Small: Story = { args: { size: 'small', defaultValue: 'sold' } };

/** A value that is not among the options any more is shown as it is; one that was, under its label. */
export const Unknown: Story = {
  args: { label: 'Producto', options: products, defaultValue: 'plan-2009' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('plan-2009');
  },
};

function Changing() {
  const [options, setOptions] = useState(products);
  return (
    <>
      <Select label="Producto" options={options} defaultValue="pf" />
      <Button onClick={() => setOptions(products.slice(1))}>Retirar producto</Button>
    </>
  );
}

/** The options change under a choice: it stays, and stays readable. */
export const OptionsChange: Story = {
  tags: ['!autodocs'],
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar producto' }));
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Plan funerario');
  },
};

function Stubborn() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Select label="Producto" options={products} value="pf" onChange={() => setAsked(asked + 1)} />
      <p>Pedidos: {asked}</p>
    </>
  );
}

/** The host holds the value: as long as it does not agree, nothing changes. */
export const HeldByHost: Story = {
  render: () => <Stubborn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Beneficio/ }));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Plan funerario');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** In a native form the value is sent under its name, and nothing when there is none. */
export const InForm: Story = {
  render: () => (
    <form aria-label="Cita">
      <Select label="Producto" name="product" options={products} defaultValue="sg" />
      <Select label="Resultado" name="result" options={results} disabled defaultValue="sold" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Cita' });
    await expect([...new FormData(form)]).toEqual([['product', 'sg']]);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Producto' }));
    await userEvent.click(await screen.findByRole('option', { name: /familiar/ }));
    await expect([...new FormData(form)]).toEqual([['product', 'bf']]);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** A strict content policy forbids style elements: Base UI adds none, on the page or in the list. */
export const NoStyleElement: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    const styles = [...document.querySelectorAll('style')].map((element) => element.textContent);
    await expect(styles.filter((text) => text.includes('base-ui'))).toEqual([]);
  },
};

/** The keyboard focus: a ring around the box. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('combobox')).outlineWidth).toBe('2px');
  },
};

/** In the box a long text ends in dots, as it would in an input; in the list it wraps. */
export const LongTexts: Story = {
  args: { label: 'Motivo', options: longOptions, defaultValue: 'long', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { selected: true });
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
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
    await waitFor(async () => {
      const list = (await screen.findByRole('listbox')).getBoundingClientRect();
      await expect(list.left).toBeGreaterThanOrEqual(0);
      await expect(list.right).toBeLessThanOrEqual(360);
    });
  },
};

/** Read from right to left, in the box and in the list. */
export const RightToLeft: Story = {
  args: { label: 'المنتج', options: longOptions, defaultValue: 'arabic', clearable: true },
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(getComputedStyle(list).direction).toBe('rtl');
  },
};

/** Its own texts in German. */
export const German: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  args: { label: 'Produkt', options: [], clearable: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox')).toHaveTextContent('Option wählen');
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Keine Optionen')).toBeVisible());
  },
};

/** With the text twice as large nothing overflows. */
export const Zoomed: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'thinking', clearable: true },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In forced colours the highlight is the system's own, and the choice is a check mark. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  args: { defaultValue: 'again' },
  play: async ({ canvas, userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { selected: true });
    await waitFor(() => expect(option).toHaveFocus());
    await expect(getComputedStyle(option).forcedColorAdjust).toBe('none');
    await waitFor(() => expect(option.querySelector('svg')).toBeVisible());
  },
};

const states: Story = {
  render: () => (
    <>
      <Select label="Producto" options={products} />
      <Select label="Producto" options={products} defaultValue="sg" clearable required />
      <Select label="Producto" options={products} defaultValue="sg" readOnly />
      <Select label="Producto" options={products} defaultValue="sg" disabled />
      <Select label="Producto" options={products} error="Elige un producto." />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };
