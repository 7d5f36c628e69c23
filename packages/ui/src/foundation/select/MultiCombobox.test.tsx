import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';
import { advisers, offices, products } from './samples.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { active, closed, firstValues, option, twelve } from './Combobox.samples.tsx';
import meta, { Default, LongTexts, Open } from './MultiCombobox.stories.tsx';

const test = behaviour(meta);

const removeButtons = (root: HTMLElement): readonly HTMLElement[] =>
  within(root).queryAllByRole('button', { name: /^Quitar/, hidden: true });

test(
  'Several are selected by mouse, keyboard and touch, and the list stays open',
  Default,
  async ({ args, canvas, canvasElement, step, userEvent }) => {
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
);

test(
  'A chip is removed by its button, by Backspace in the empty input, or by Backspace and Delete when focused with arrow keys',
  { args: { options: products, label: 'Productos', defaultValue: ['pf', 'sg', 'bf'] } },
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  'More than two lines become a number, and chips again when the box has the focus',
  { args: { label: 'Asesores', options: twelve, defaultValue: firstValues(12) } },
  async ({ args, canvas, canvasElement, step, userEvent }) => {
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
);

test(
  'Two lines are still chips',
  { args: { label: 'Asesores', options: twelve, defaultValue: firstValues(4) } },
  async ({ canvasElement }) => {
    await waitFor(() => expect(removeButtons(canvasElement)).toHaveLength(4));
  },
);

test(
  'Five thousand, all selected: a number, a fast list, and Backspace removes nothing that is not visible',
  { args: { label: 'Asesores', options: advisers(5000), defaultValue: firstValues(5000) } },
  async ({ args, canvas, userEvent }) => {
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
);

test(
  'Disabled, no chip can be removed',
  { args: { disabled: true, defaultValue: ['mty', 'mer'] } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(removeButtons(canvasElement)).toHaveLength(0);
  },
);

test(
  'Read-only, it neither opens nor changes',
  { args: { readOnly: true, defaultValue: ['mty', 'mer'] } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}{ArrowDown}x');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'Values that are not options are shown as they are; a duplicate is one choice',
  { args: { defaultValue: ['zac', 'mty', 'zac'] } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('zac')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Monterrey' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['zac']);
  },
);

function Stubborn() {
  const [requested, setRequested] = useState(0);
  return (
    <>
      <MultiCombobox label="Oficinas" options={offices} value={['mty']} onChange={() => setRequested(requested + 1)} />
      <p>Pedidos: {requested}</p>
    </>
  );
}

test(
  'Controlled: nothing changes until the host changes the values',
  { render: () => <Stubborn /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Monterrey' }));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quitar Monterrey' })).toBeVisible();
  },
);

test(
  'A native form submits each value under the name',
  {
    render: () => (
      <form aria-label="Filtro">
        <MultiCombobox label="Oficinas" name="office" options={offices} defaultValue={['mty', 'mer']} />
      </form>
    ),
  },
  async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filtro' });
    await expect(new FormData(form).getAll('office')).toEqual(['mty', 'mer']);
  },
);

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

test('Removed while open, it leaves nothing behind', { render: () => <Leaving /> }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await option('León');
  canvas.getByText('Quitar filtro').click();
  await closed();
  await expect(canvas.getByRole('button', { name: 'Quitar filtro' })).toBeVisible();
});

test(
  'Right-to-left, the arrow keys swap',
  {
    args: { defaultValue: ['mty', 'mer'] },
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
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Mérida');
  },
);

test(
  'Its own texts are in the language of the page',
  { globals: { locale: 'de' }, args: { label: 'Büros', options: twelve, defaultValue: firstValues(12) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('12 ausgewählt')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Auswahl löschen: Büros' })).toBeVisible();
  },
);

test(
  'In forced colours a selected option keeps its mark',
  { args: { defaultValue: ['mty'] }, beforeEach: forceColors },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const chip = canvasElement.querySelector('[data-chip]');
    await expect(chip).not.toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await option('Monterrey');
    await waitFor(() => expect(chosen.querySelector('svg')).toBeVisible());
  },
);

test('Selected options are announced as such', Open, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(await option('Guadalajara')).toHaveAttribute('aria-selected', 'true');
});

test(
  'The list says that the options failed to load',
  { args: { options: [], failed: true } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('No se pudieron cargar las opciones')).toBeVisible());
  },
);

test(
  'The list says that the options are loading',
  { args: { options: [], loading: true } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
  },
);

test(
  'Required and error are announced',
  { args: { required: true, error: 'Elige al menos una oficina.' } },
  async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Oficinas' });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
  },
);

test(
  'A chip is never wider than the box, on a phone and at twice the text size too',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const box = input.parentElement ?? input;
    await userEvent.click(input);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    document.documentElement.style.fontSize = '200%';
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
);
