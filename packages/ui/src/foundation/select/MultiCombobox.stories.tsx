import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../samples.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';
import { advisers, longOptions, offices, products } from './samples.tsx';

const twelve = advisers(12);
const firstValues = (count: number): readonly string[] => advisers(count).map(({ value }) => value);

const meta: Meta<typeof MultiCombobox> = {
  title: 'Foundations/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Oficinas', options: offices, onChange: fn() },
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
          'Several choices out of many: filters by adviser, product, office. Each choice is a chip that can be removed; what would take ' +
          'more than two lines becomes a number as soon as one leaves. For one choice use Combobox, for a few that are worth seeing all ' +
          'the time a CheckboxGroup. In a filter choose nothing to mean all: the button clears, and there is none for choosing everything.',
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
const removeButtons = (root: HTMLElement): readonly HTMLElement[] =>
  within(root).queryAllByRole('button', { name: /^Quitar/, hidden: true });

/** Nothing chosen yet. The list stays open while one chooses, by mouse, by keyboard and by touch. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Oficinas' });
    await step('mouse', async () => {
      await userEvent.click(input);
      await expect(await screen.findByRole('listbox', { name: 'Oficinas' })).toHaveAttribute(
        'aria-multiselectable',
        'true',
      );
      await userEvent.click(await option('León'));
      await userEvent.click(await option('Monterrey'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['leo', 'mty']);
      await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
      await userEvent.click(await option('León'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['mty']);
      await expect(input).toHaveFocus();
    });
    await step('keyboard: what was searched stays, and the next text replaces it', async () => {
      await userEvent.keyboard('cancun{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['mty', 'can']);
      await expect(input).toHaveValue('cancun');
      await userEvent.keyboard('merida');
      await expect(input).toHaveValue('merida');
      await waitFor(() => expect(active(input)).toHaveTextContent('Mérida'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['mty', 'can', 'mer']);
    });
    await step('leaving drops the search', async () => {
      await userEvent.tab();
      await closed();
      await expect(input).toHaveValue('');
      await expect(removeButtons(canvasElement)).toHaveLength(3);
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button', { name: /Mostrar/ }) }]);
      await userEvent.pointer([{ keys: '[TouchA]', target: await option('Oaxaca') }]);
      await expect(args.onChange).toHaveBeenLastCalledWith(['mty', 'can', 'mer', 'oax']);
    });
  },
};

/** The open list: a box before each option says that several can be chosen. */
export const Open: Story = {
  args: { defaultValue: ['chi', 'gdl'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await option('Guadalajara')).toHaveAttribute('aria-selected', 'true');
  },
};

/** A chip goes by its button, by Backspace from the empty input, or by Backspace and Delete when arrow keys have come to it. */
export const Chips: Story = {
  args: { options: products, label: 'Productos', defaultValue: ['pf', 'sg', 'bf'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('mouse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Quitar Seguro de gastos' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['pf', 'bf']);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
    await step('arrow keys', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(document.activeElement).toHaveTextContent('Plan funerario');
      await userEvent.keyboard('{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['bf']);
      await expect(document.activeElement).toHaveTextContent('Beneficio familiar');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
    await step('Backspace', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
    await step('Escape never takes a choice', async () => {
      await userEvent.keyboard('plan{Enter}{Escape}{Escape}');
      await closed();
      await expect(args.onChange).toHaveBeenLastCalledWith(['pf']);
    });
  },
};

/** More than two lines become a number, and chips again when one works there. */
export const Collapsed: Story = {
  args: { label: 'Asesores', options: twelve, defaultValue: firstValues(12) },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('a number at rest', async () => {
      await waitFor(() => expect(canvas.getByText('12 elegidas')).toBeVisible());
      await expect(removeButtons(canvasElement)).toHaveLength(0);
    });
    await step('chips at work', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await waitFor(() => expect(removeButtons(canvasElement)).toHaveLength(12));
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(removeButtons(canvasElement)).toHaveLength(11));
    });
    await step('clear all', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(canvas.getByRole('button', { name: 'Borrar selección: Asesores' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
  },
};

/** Two lines are still chips. */
export const TwoLines: Story = {
  args: { label: 'Asesores', options: twelve, defaultValue: firstValues(4) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(removeButtons(canvasElement)).toHaveLength(4));
  },
};

/** Five thousand, all chosen: a number, a list as quick as ever, and Backspace removes nothing that is not in sight. */
export const FiveThousand: Story = {
  args: { label: 'Asesores', options: advisers(5000), defaultValue: firstValues(5000) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(canvas.getByText('5,000 elegidas')).toBeVisible();
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('a0667');
    await waitFor(() => expect(active(input)).toHaveAttribute('aria-setsize', '1'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('4,999 elegidas')).toBeVisible();
    await expect(screen.getAllByRole('option', { selected: false })).toHaveLength(1);
  },
};

/** Nothing to choose, on their way, or not come: as in Combobox. */
export const Failed: Story = {
  args: { options: [], failed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('No se pudieron cargar las opciones')).toBeVisible());
  },
};

/** The options are on their way. */
export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
  },
};

/** The mark beside the label; assistive technology hears "required". */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Oficinas' })).toBeRequired();
  },
};

/** What is wrong and what to do. */
export const WithError: Story = {
  args: { error: 'Elige al menos una oficina.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

/** Not to be answered now. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['mty', 'mer'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(removeButtons(canvasElement)).toHaveLength(0);
  },
};

/** To be read, not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: ['mty', 'mer'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}{ArrowDown}x');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In toolbars and filters. */
export const Small: Story = { args: { size: 'small', defaultValue: ['mty', 'mer'] } };

/** Values that are not among the options are shown as they are; one that comes twice is one choice. */
export const Unknown: Story = {
  args: { defaultValue: ['zac', 'mty', 'zac'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('zac')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Monterrey' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['zac']);
  },
};

function Stubborn() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <MultiCombobox label="Oficinas" options={offices} value={['mty']} onChange={() => setAsked(asked + 1)} />
      <p>Pedidos: {asked}</p>
    </>
  );
}

/** The host holds the values: as long as it does not agree, nothing changes. */
export const HeldByHost: Story = {
  render: () => <Stubborn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Monterrey' }));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quitar Monterrey' })).toBeVisible();
  },
};

/** In a native form each value is sent under the name. */
export const InForm: Story = {
  render: () => (
    <form aria-label="Filtro">
      <MultiCombobox label="Oficinas" name="office" options={offices} defaultValue={['mty', 'mer']} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filtro' });
    await expect(new FormData(form).getAll('office')).toEqual(['mty', 'mer']);
  },
};

/** Unmounted while its list is open, it leaves nothing behind. */
function Leaving() {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && <MultiCombobox label="Oficinas" options={offices} />}
      <Button onClick={() => setShown(false)}>Quitar filtro</Button>
    </>
  );
}

/** Taken away while it is open, it leaves nothing behind. */
export const UnmountedOpen: Story = {
  tags: ['!autodocs'],
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await option('León');
    canvas.getByText('Quitar filtro').click();
    await closed();
    await expect(canvas.getByRole('button', { name: 'Quitar filtro' })).toBeVisible();
  },
};

/** A chip is never wider than the box; in the list its text is whole. */
export const LongTexts: Story = {
  args: { label: 'Motivos', options: longOptions, defaultValue: ['long', 'german', 'arabic'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const box = input.parentElement ?? input;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** On a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await LongTexts.play?.(context);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Read from right to left: the arrow keys go the other way too. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: ['mty', 'mer'] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Mérida');
  },
};

/** Its own texts in German. */
export const German: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  args: { label: 'Büros', options: twelve, defaultValue: firstValues(12) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 ausgewählt')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Auswahl löschen: Büros' })).toBeVisible();
  },
};

/** With the text twice as large nothing overflows. */
export const Zoomed: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: ['mty', 'mer'] },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox').parentElement;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

/** In forced colours a chip has a line around it, and a chosen option its mark. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  args: { defaultValue: ['mty'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const chip = canvasElement.querySelector('[data-chip]');
    await expect(chip).not.toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await option('Monterrey');
    await waitFor(() => expect(chosen.querySelector('svg')).toBeVisible());
  },
};

const states: Story = {
  render: () => (
    <>
      <MultiCombobox label="Oficinas" options={offices} required />
      <MultiCombobox label="Oficinas" options={offices} defaultValue={['mty', 'mer', 'gdl', 'leo', 'can']} />
      <MultiCombobox label="Oficinas" options={offices} defaultValue={['mty', 'mer']} readOnly />
      <MultiCombobox label="Oficinas" options={offices} defaultValue={['mty', 'mer']} disabled />
      <MultiCombobox label="Asesores" options={twelve} defaultValue={firstValues(12)} />
      <MultiCombobox label="Oficinas" options={offices} error="Elige al menos una oficina." />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };
