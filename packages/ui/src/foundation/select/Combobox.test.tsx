import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Combobox } from './Combobox.tsx';
import { advisers, offices, products } from './samples.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { active, closed, option, twelve } from './Combobox.samples.tsx';
import meta, { Default, Groups, LongTexts } from './Combobox.stories.tsx';

const test = behaviour(meta);

test('Selected by mouse, keyboard and touch', Default, async ({ args, canvas, step, userEvent }) => {
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
  await step('keyboard: the first match is highlighted', async () => {
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
});

test(
  'Typed text without a selection is dropped on leaving, by Tab, Escape or a press elsewhere',
  { args: { defaultValue: 'A0001' } },
  async ({ args, canvas, step, userEvent }) => {
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
);

test('A heading shows while one of its options matches', Groups, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(await screen.findByRole('group', { name: 'Occidente' })).toContainElement(await option('Guadalajara'));
  await userEvent.tripleClick(canvas.getByRole('combobox'));
  await userEvent.keyboard('merida');
  await waitFor(() => expect(screen.getAllByRole('group', { name: /Norte|Occidente|Sureste/ })).toHaveLength(1));
  await expect(screen.getByRole('group', { name: 'Sureste' })).toContainElement(await option('Mérida'));
});

test(
  'Five thousand advisers: only visible rows are in the document, and each key responds at once',
  { args: { options: advisers(5000), defaultValue: 'A2500' } },
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  'An optional answer can be cleared: by the button, or by deleting the text',
  { args: { defaultValue: 'A0001', clearable: true } },
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  'Disabled, neither its text nor its button can be used',
  { args: { disabled: true, defaultValue: 'A0001', clearable: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Mostrar/ })).toBeDisabled();
  },
);

test(
  'Read-only, it neither opens nor changes',
  { args: { readOnly: true, defaultValue: 'A0001', clearable: true } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Backspace}gar{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('López López, Ana');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'A value that is not an option is shown as it is',
  { args: { defaultValue: 'A9999' } },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('A9999');
    await userEvent.click(input);
    await expect(await option(/García López, Ana/)).toHaveAttribute('aria-setsize', '12');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('A9999');
  },
);

test(
  'Two options with one value are the same choice; two with one label are distinguished by their description',
  {
    args: {
      options: [
        { value: 'a', label: 'Ana López', description: 'Monterrey' },
        { value: 'b', label: 'Ana López', description: 'Mérida' },
        { value: 'a', label: 'Ana L.', description: 'Monterrey' },
      ],
    },
  },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await option('Ana L. Monterrey'));
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
    await expect(input).toHaveValue('Ana López');
    await closed();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2));
  },
);

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

test(
  'The options change while the list is open: it follows, and the selection keeps its label although it is no longer an option',
  { render: () => <Changing /> },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await option(/López López/);
    // While the list is open, the rest is hidden from assistive technology.
    canvas.getByText('Cambiar de oficina').click();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(input).toHaveValue('López López, Ana');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active(input)).toHaveAttribute('aria-setsize', '2'));
    await userEvent.keyboard('{Escape}');
    await closed();
  },
);

function Stubborn() {
  const [requested, setRequested] = useState(0);
  return (
    <>
      <Combobox label="Producto" options={products} value="pf" onChange={() => setRequested(requested + 1)} />
      <p>Pedidos: {requested}</p>
    </>
  );
}

test(
  'Controlled: nothing changes until the host changes the value',
  { render: () => <Stubborn /> },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await option('Beneficio familiar'));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(input).toHaveValue('Plan funerario');
  },
);

test(
  'A native form submits the value under its name, never the text',
  {
    render: () => (
      <form aria-label="Cita">
        <Combobox label="Asesor" name="adviser" options={twelve} defaultValue="A0001" />
        <Combobox label="Oficina" name="office" options={offices} />
      </form>
    ),
  },
  async ({ canvas, userEvent }) => {
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
);

test('The keyboard focus is a ring around the box', {}, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const input = canvas.getByRole('combobox');
  await expect(input).toHaveFocus();
  await expect(getComputedStyle(input.parentElement ?? input).outlineWidth).toBe('2px');
});

test(
  'Its own texts are in the language of the page',
  { globals: { locale: 'de' }, args: { label: 'Berater', defaultValue: 'A0001', clearable: true } },
  async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Berater' });
    await expect(canvas.getByRole('button', { name: 'Auswahl löschen: Berater' })).toBeVisible();
    await userEvent.clear(input);
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('Keine Treffer für „zzz“')).toBeVisible());
  },
);

test(
  'In forced colours the highlight has system colours',
  { args: { defaultValue: 'A0002' }, beforeEach: forceColors },
  async ({ canvas, userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active(input)).toHaveAttribute('data-highlighted'));
    await expect(getComputedStyle(active(input) ?? input).forcedColorAdjust).toBe('none');
  },
);

test(
  'Required and error are announced',
  { args: { required: true, description: 'Quien atiende la cita', error: 'Elige un asesor de la lista.' } },
  async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Asesor' });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Quien atiende la cita Elige un asesor de la lista.');
  },
);

test(
  'Long labels wrap in the list, on a phone and at twice their size too',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { selected: true });
    await expect(chosen.scrollWidth).toBeLessThanOrEqual(chosen.clientWidth);
    const next = await option(/Rechtsschutz/);
    await waitFor(() =>
      expect(next.getBoundingClientRect().top).toBeGreaterThan(chosen.getBoundingClientRect().bottom - 1),
    );
    document.documentElement.style.fontSize = '200%';
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
);
