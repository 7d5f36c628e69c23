import { expect, fn, screen } from 'storybook/test';
import { userEvent as person } from 'vitest/browser';
import { contractColumns, contractTable, sampleContracts, type SampleContract } from '../samples.ts';
import { Button, TextArea } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../state/tableProps.ts';
import { behaviour } from '../../testing/behaviour.ts';

const rows = sampleContracts(5);
const done = fn<(what: string) => void>();

/** What the focus goes to; a test says so before the button is pressed. */
let target: Element | null = null;
const lead = (): void => {
  if (!(target instanceof HTMLElement)) return;
  // A cell gets it with the first key.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
};

/**
 * A key that was down when the focus came to a row presses nothing in it: who holds Enter on the button that closes a dialog has not
 * asked for what the next row offers. Keys that the browser itself makes: those of `storybook/test` cannot be held.
 */
const test = behaviour<DataTableProps<SampleContract>>({
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractColumns.slice(0, 3),
    rows,
    rowButtons: () => [{ id: 'start', label: 'Iniciar', onPress: () => done('start') }],
    rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: () => done('open') }],
    onNavigate: () => done('link'),
    onRowClick: () => done('row'),
    onRowKeyDown: () => done('key'),
    renderDetail: () => <TextArea label="Nota" />,
  },
  beforeEach: () => {
    done.mockReset();
  },
  decorators: [
    (Story) => (
      <>
        <Button onClick={lead}>Con Intro</Button>
        <Button
          onKeyDown={(event) => {
            if (event.repeat) return;
            event.preventDefault();
            lead();
          }}
        >
          Con la barra
        </Button>
        <Story />
      </>
    ),
  ],
});

const contract = (row: number): string => rows[row]?.contract ?? '';

/** The focus is where it was led, and nothing has come of the key. */
async function nothing(): Promise<void> {
  await expect(target).toHaveFocus();
  await expect(done).not.toHaveBeenCalled();
  await expect(screen.queryByRole('menu')).toBeNull();
  await expect(document.querySelector('[aria-sort="ascending"], [aria-expanded="true"]')).toBeNull();
}

test('Held Enter and Space do nothing on a button, a menu, a link, a title or a row', {}, async ({ canvas, step }) => {
  const places: [string, Element | null][] = [
    ['start', screen.getByRole('button', { name: 'Iniciar', description: contract(1) })],
    ['menu', canvas.getByRole('button', { name: `Acciones de ${contract(1)}` })],
    ['link', canvas.getByRole('link', { name: contract(1) })],
    [
      'row',
      canvas
        .getByRole('link', { name: contract(1) })
        .closest('.row')
        ?.querySelector('.cell:not(.first)') ?? null,
    ],
    ['sort', canvas.getByRole('button', { name: 'Cliente' })],
    ['details', canvas.getByRole('button', { name: `Detalles de ${contract(1)}` })],
  ];
  for (const [name, place] of places) {
    target = place;
    await step(name, async () => {
      canvas.getByRole('button', { name: 'Con Intro' }).focus();
      await person.keyboard('{Enter>6/}');
      await nothing();
      canvas.getByRole('button', { name: 'Con la barra' }).focus();
      await person.keyboard('{ >6/}');
      await nothing();
    });
  }
  await step('a press of its own', async () => {
    target = places[0]?.[1] ?? null;
    lead();
    await person.keyboard('{Enter}');
    await expect(done.mock.calls).toEqual([['start']]);
    await person.keyboard('{ >4/}');
    await expect(done.mock.calls).toEqual([['start'], ['start']]);
  });
});

test('In a field below a row they write', {}, async ({ canvas }) => {
  await person.click(canvas.getByRole('button', { name: `Detalles de ${contract(0)}` }));
  const note = canvas.getByRole('textbox', { name: 'Nota' });
  await person.click(note);
  await person.keyboard('a{ >3/}b{Enter>2/}');
  await expect(note).toHaveValue('a   b\n\n');
});
