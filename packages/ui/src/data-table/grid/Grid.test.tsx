import { expect, fn, screen, waitFor } from 'storybook/test';
import { type SampleContract } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { contract, focused, isInSight, place, rows } from './Grid.samples.tsx';
import meta, { Details, Nested } from './Grid.stories.tsx';

const test = behaviour(meta);

test('One stop of the Tab key', {}, async ({ canvas, userEvent, step }) => {
  await step('in, and out again', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Contrato' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Filas por página' })).toHaveFocus();
  });
  await step('and back to where one was', async () => {
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(place()).toEqual([2, 3]);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(place()).toEqual([2, 3]);
  });
});

test(
  'Arrows, Home and End, Page Up and Page Down',
  { args: { defaultQuery: { pagination: { pageIndex: 0, pageSize: 100 } } } },
  async ({ userEvent, step }) => {
    const goes = async (keys: string, to: [number, number]) => {
      await userEvent.keyboard(keys);
      await expect(place()).toEqual(to);
      await expect(isInSight()).toBe(true);
    };
    await userEvent.tab();
    await step('by cell', async () => {
      await goes('{ArrowRight}', [0, 1]);
      await goes('{ArrowDown}{ArrowDown}', [2, 1]);
      await goes('{ArrowLeft}', [2, 0]);
      await goes('{ArrowUp}', [1, 0]);
    });
    await step('no further at an edge', async () => {
      await goes('{ArrowLeft}', [1, 0]);
      await goes('{ArrowUp}{ArrowUp}{ArrowUp}', [0, 0]);
    });
    await step('within the row, and to the first and last cell of all, the totals being a row', async () => {
      await goes('{ArrowDown}{End}', [1, 9]);
      await goes('{Home}', [1, 0]);
      await goes('{Control>}{End}{/Control}', [101, 9]);
      await goes('{Control>}{Home}{/Control}', [0, 0]);
    });
    await step('by what is in sight', async () => {
      await userEvent.keyboard('{PageDown}');
      const [line] = place();
      await expect(line).toBeGreaterThan(3);
      await expect(isInSight()).toBe(true);
      await goes('{PageUp}', [0, 0]);
    });
  },
);

test(
  'Read from the right, arrows follow the eye',
  {
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
    await expect(place()).toEqual([1, 2]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(place()).toEqual([1, 1]);
    await userEvent.keyboard('{End}');
    await expect(place()).toEqual([1, 9]);
    await expect(isInSight()).toBe(true);
  },
);

test(
  'What can be pressed in a cell takes the focus itself',
  { args: { columnView: true, onNavigate: fn<(href: string) => void>(), onSelectedChange: fn() } },
  async ({ args, canvas, userEvent, step }) => {
    const title = (name: string) => canvas.getByRole('button', { name });
    canvas.getByRole('button', { name: 'Columnas' }).focus();
    await userEvent.tab();
    await step('a box, a link, and a cell without either', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('checkbox', { name: `Elegir ${contract(0)}` })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('link', { name: contract(0) })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/contratos/1');
      await userEvent.keyboard('{ArrowRight}');
      await expect(focused()).toHaveRole('gridcell');
    });
    await step('F2 gives the focus to the cell around a link, and back', async () => {
      await userEvent.keyboard('{ArrowLeft}{F2}');
      await expect(focused()).toHaveRole('gridcell');
      await userEvent.keyboard('{F2}');
      await expect(focused()).toHaveRole('link');
      await userEvent.keyboard('{F2}{Enter}');
      await expect(focused()).toHaveRole('link');
    });
    await step('a title: F2 leads to its menu, Escape and Shift+Tab back', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(title('Contrato')).toHaveFocus();
      await userEvent.keyboard('{F2}');
      await expect(title('Opciones de Contrato')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(title('Contrato')).toHaveFocus();
      await userEvent.keyboard('{F2}');
      await userEvent.tab({ shift: true });
      await expect(title('Contrato')).toHaveFocus();
    });
    await step('Enter sorts, and the focus stays', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(canvas.getByRole('columnheader', { name: /^Cliente/ })).toHaveAttribute('aria-sort', 'ascending');
      await expect(title('Cliente')).toHaveFocus();
    });
    await step('Alt+↓ opens the menu of the column, Escape gives the focus back', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('menu');
      await waitFor(() => expect(focused()).toHaveAttribute('role', expect.stringMatching(/^menuitem/)));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(title('Cliente')).toHaveFocus());
    });
  },
);

test(
  'Rows are selected by Shift+Space, Shift with an arrow, Ctrl+A',
  { args: { onSelectedChange: fn<(ids: readonly string[]) => void>() } },
  async ({ args, canvas, userEvent, step }) => {
    const selected = async (...ids: string[]) => {
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(ids);
    };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await step('one', async () => {
      await userEvent.keyboard('{Shift>} {/Shift}');
      await selected('2');
      await expect(place()).toEqual([2, 2]);
    });
    await step('more, and back again', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await selected('2', '3', '4');
      await expect(place()).toEqual([4, 2]);
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await selected('2', '3');
    });
    await step('from elsewhere another range begins', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
      await selected('2', '3', '6', '7');
    });
    await step('to the end of the page, and never into header or totals', async () => {
      await userEvent.keyboard('{Shift>}{Control>}{End}{/Control}{/Shift}');
      await selected('2', '3', '6', '7', '8', '9', '10');
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(place()).toEqual([10, 2]);
    });
    await step('all of the page, from the header too', async () => {
      await userEvent.keyboard('{Control>}{Home}a{/Control}');
      await expect(await canvas.findByText('10 elegidas')).toBeVisible();
    });
    await step('none', async () => {
      await userEvent.keyboard(' ');
      await selected();
      await expect(canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' })).toHaveFocus();
    });
  },
);

test(
  'Enter presses the row, a click too, and keys go on from there',
  { args: { onRowClick: fn<(row: SampleContract) => void>() } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[0]);
    const cell = canvas.getByRole('row', { name: new RegExp(contract(4)) }).children[3];
    if (cell) await userEvent.click(cell);
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[4]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(place()).toEqual([6, 3]);
  },
);

/** What an expanded row holds, where the focus is in it. */
const expandedPart = (): Element | null => focused().closest('.detail-row');

test(
  'What an expanded row holds is reached by Tab, and by arrows on the way',
  Details,
  async ({ args, canvas, userEvent, step }) => {
    const [first, second] = [contract(0), contract(1)];
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await step('its button keeps the focus', async () => {
      const button = canvas.getByRole('button', { name: `Detalles de ${first}` });
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step('Tab goes on to what it shows, in reading order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: `Nota de ${first}` })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: `Guardar ${first}` })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Filas por página' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
    });
    await step('in a field keys are of the field', async () => {
      await userEvent.keyboard('{Home}x{ArrowRight}{End}{Control>}a{/Control}');
      await expect(focused()).toHaveValue('xLlamar el lunes');
      await expect(args.onSelectedChange).not.toHaveBeenCalled();
    });
    await step('arrows pass through it', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowDown}');
      await expect(focused()).toBe(expandedPart()?.firstElementChild);
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: `Detalles de ${second}` })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(focused()).toBe(expandedPart()?.firstElementChild);
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('button', { name: `Detalles de ${first}` })).toHaveFocus();
    });
  },
);

test('A table within a row is a grid of its own', Nested, async ({ args, canvas, userEvent, step }) => {
  const inner = () => canvas.getByRole('grid', { name: `Pagos de ${contract(0)}` });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await step('keys and presses within it are its own', async () => {
    await userEvent.tab();
    await expect(inner()).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Shift>} {/Shift}{Enter}');
    await expect(place()).toEqual([2, 1]);
    await userEvent.click(focused());
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    await expect(args.onRowClick).not.toHaveBeenCalled();
  });
  await step('the grid around it passes over its lines', async () => {
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: `Detalles de ${contract(1)}` })).toHaveFocus();
  });
});
