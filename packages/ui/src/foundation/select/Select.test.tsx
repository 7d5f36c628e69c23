import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longOptions, offices, products, results } from './samples.tsx';
import { Select } from './Select.tsx';
import { closed } from './Combobox.samples.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Open, Groups, Empty, LongTexts } from './Select.stories.tsx';

const test = behaviour(meta);

test(
  'Selected by mouse, keyboard and touch; a press on the label only moves the focus',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Resultado de la cita' });
    await expect(box).toHaveTextContent('Elige una opción');
    await step('label', async () => {
      await userEvent.click(canvas.getByText('Resultado de la cita'));
      await expect(box).toHaveFocus();
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
    await step('mouse', async () => {
      await userEvent.click(box);
      await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
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
);

test(
  'The open list marks the selected option and is at least as wide as the box',
  Open,
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const list = await screen.findByRole('listbox');
    await expect(screen.getByRole('option', { name: /Pidió/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(list.getBoundingClientRect().width).toBeGreaterThanOrEqual(box.clientWidth));
  },
);

test('Assistive technology gets options under headings as groups', Groups, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  const group = await screen.findByRole('group', { name: 'Occidente' });
  await expect(group).toContainElement(screen.getByRole('option', { name: 'León' }));
});

test(
  'Typing goes to an option by its first letters, accents or not: open it moves there, closed it selects',
  { args: { label: 'Oficina', options: offices } },
  async ({ args, canvas, userEvent }) => {
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
);

test(
  'An optional answer can be cleared: by the button, or by the Delete key',
  { args: { label: 'Producto', options: products, defaultValue: 'sg', clearable: true } },
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  'Required and error are announced',
  { args: { required: true, description: 'Cómo terminó la visita', error: 'Elige un resultado para cerrar la cita.' } },
  async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Cómo terminó la visita Elige un resultado para cerrar la cita.');
  },
);

test(
  'Disabled, it cannot be cleared either',
  { args: { disabled: true, defaultValue: 'sold', clearable: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Borrar/ })).not.toBeInTheDocument();
  },
);

test(
  'Read-only, it takes the focus and neither opens nor changes',
  { args: { readOnly: true, defaultValue: 'sold', clearable: true } },
  async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Delete}pi');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test('The list says that there are no options', Empty, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await waitFor(() => expect(screen.getByText('Sin opciones')).toBeVisible());
});

test(
  'A value that is not an option is shown as it is',
  { args: { label: 'Producto', options: products, defaultValue: 'plan-2009' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('plan-2009');
  },
);

function Changing() {
  const [options, setOptions] = useState(products);
  return (
    <>
      <Select label="Producto" options={options} defaultValue="pf" />
      <Button onClick={() => setOptions(products.slice(1))}>Retirar producto</Button>
    </>
  );
}

test(
  'The options change under a selection: it stays readable',
  { render: () => <Changing /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar producto' }));
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Plan funerario');
  },
);

function Stubborn() {
  const [requested, setRequested] = useState(0);
  return (
    <>
      <Select label="Producto" options={products} value="pf" onChange={() => setRequested(requested + 1)} />
      <p>Pedidos: {requested}</p>
    </>
  );
}

test(
  'Controlled: nothing changes until the host changes the value',
  { render: () => <Stubborn /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Beneficio/ }));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Plan funerario');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
);

test(
  'A native form submits the value under its name, and nothing without one',
  {
    render: () => (
      <form aria-label="Cita">
        <Select label="Producto" name="product" options={products} defaultValue="sg" />
        <Select label="Resultado" name="result" options={results} disabled defaultValue="sold" />
      </form>
    ),
  },
  async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Cita' });
    await expect([...new FormData(form)]).toEqual([['product', 'sg']]);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Producto' }));
    await userEvent.click(await screen.findByRole('option', { name: /familiar/ }));
    await expect([...new FormData(form)]).toEqual([['product', 'bf']]);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
);

test(
  'A strict content policy forbids style elements: Base UI adds none, on the page or in the list',
  {},
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    const styles = [...document.querySelectorAll('style')].map((element) => element.textContent);
    await expect(styles.filter((text) => text.includes('base-ui'))).toEqual([]);
  },
);

test('The keyboard focus is a ring around the box', {}, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('combobox')).toHaveFocus();
  await expect(getComputedStyle(canvas.getByRole('combobox')).outlineWidth).toBe('2px');
});

test(
  'Right-to-left, in the box and in the list',
  {
    args: { label: 'المنتج', options: longOptions, defaultValue: 'arabic', clearable: true },
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(getComputedStyle(list).direction).toBe('rtl');
  },
);

test(
  'Its own texts are in the language of the page',
  { globals: { locale: 'de' }, args: { label: 'Produkt', options: [], clearable: true } },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox')).toHaveTextContent('Option wählen');
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Keine Optionen')).toBeVisible());
  },
);

test(
  'In forced colours the highlight has system colours, and the selection is a check mark',
  { args: { defaultValue: 'again' }, beforeEach: forceColors },
  async ({ canvas, userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { selected: true });
    await waitFor(() => expect(option).toHaveFocus());
    await expect(getComputedStyle(option).forcedColorAdjust).toBe('none');
    await waitFor(() => expect(option.querySelector('svg')).toBeVisible());
  },
);

test(
  'In the list a long text wraps, and on a phone the list stays inside the screen, at twice the text size too',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { selected: true });
    const list = screen.getByRole('listbox');
    const staysInside = (): Promise<void> =>
      waitFor(async () => {
        const { left, right } = list.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(360);
      });
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await staysInside();
    document.documentElement.style.fontSize = '200%';
    await staysInside();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
);
