import { DEFAULT_ACCESS_CONFIG, type MenuEntryId, type Right } from '@sereno/domain/access';
import { expect, waitFor, within } from 'storybook/test';
import { defaultPermissionFilters as filters } from './lensFilters.ts';
import { PermissionLens } from './PermissionLens.tsx';
import { behaviour, forceColors } from '../testing/behaviour.ts';
import { cellOf } from './PermissionLens.samples.tsx';
import meta, { Default, MenuWithoutGuard, NothingFound, Phone } from './PermissionLens.stories.tsx';

const test = behaviour(meta);

type Canvas = ReturnType<typeof within>;

/** The sentences below the table. */
const reason = (canvas: Canvas) => canvas.getAllByRole('status').at(-1);

test(
  'GEN-08 every entry and right of fifteen roles, which have numbers and no names',
  Default,
  async ({ canvas, canvasElement }) => {
    const headers = Array.from(canvasElement.querySelectorAll('thead th'), ({ textContent }) => textContent);
    await expect(headers).toEqual(['Entrada', ...Array.from({ length: 15 }, (_, index) => `Rol ${index + 1}`)]);
    await expect(canvas.getByText('81 filas')).toBeVisible();
    await expect(canvasElement.querySelectorAll('td[data-row]')).toHaveLength(81 * 15);
    await expect(reason(canvas)).toHaveTextContent('Elige una celda para saber por qué.');
  },
);

// Beside the wide menu of a laptop. Narrower, or with longer texts, the table scrolls and shadows its edge.
test(
  'GEN-08 fifteen roles fit in 1100 px',
  {
    args: { defaultValue: { ...filters, query: 'carrusel' } },
    render: (args) => (
      <div style={{ inlineSize: 1100 }}>
        <PermissionLens {...args} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const box = canvas.getByRole('grid').parentElement ?? document.body;
    await expect(box.clientWidth).toBeGreaterThan(1000);
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
);

test(
  'MNU-19 RTE-05 role 7 sees the carousel and may not open it, and the cell says why',
  MenuWithoutGuard,
  async ({ canvas, canvasElement, userEvent }) => {
    const cell = cellOf(canvasElement, 'carousel', 7);
    await expect(cell).toHaveAccessibleName('Menú sí Guarda no');
    await expect(cell).toHaveAttribute('data-verdict', 'menuOnly');
    await expect(canvas.getByText('1 celda del menú que la guarda no abre')).toBeVisible();
    await userEvent.click(cell);
    await expect(reason(canvas)).toHaveTextContent('Carruselrol 7: menú sí, guarda no');
    await expect(reason(canvas)).toHaveTextContent(
      'El menú admite los roles 1 a 3 y 12 a 14, y los roles 4, 5 y 7 con equipo en el carrusel.' +
        'La guarda admite los roles 1 a 3 y 12 a 14, y los roles 4 y 5 con equipo en el carrusel.',
    );
    await expect(canvasElement.querySelector('[aria-selected=true]')).toBe(cell);
  },
);

test(
  'A switch leaves only rows in which menu and guard differ somewhere; rights cannot',
  { args: { defaultValue: { ...filters, withTeam: true, query: 'im' } } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Imprimir')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Solo donde menú y guarda difieren' }));
    await waitFor(() => expect(canvas.queryByText('Imprimir')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filters, withTeam: true, query: 'im', differing: true });
    await expect(canvas.getByText('Seguimiento de prospectos')).toBeVisible();
  },
);

// Texts of a rule, a right with a list, and a restriction.
test(
  'MNU-04 MNU-26 TBL-13 each kind of reason as text',
  { args: { defaultValue: { ...filters, query: 'desc' } } },
  async ({ canvas, canvasElement, step, userEvent }) => {
    const says = async (id: MenuEntryId | Right, role: number, text: string) => {
      await userEvent.click(cellOf(canvasElement, id, role));
      await expect(reason(canvas)).toHaveTextContent(text);
    };
    await step('A rule', async () => {
      await says('reportDiscounts', 8, 'rol 8: menú no, guarda no');
      await says('reportDiscounts', 8, 'El menú admite los roles 1 a 5.');
    });
    await step('A right, and a list by its name in the configuration', async () => {
      await says('downloadCsv', 8, 'rol 8: permiso no');
      await says('downloadCsv', 8, 'los roles 1 a 5, y cualquier rol en la lista employees.csvDownload.');
    });
    await step('Another company, whose menu is restricted', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3' }));
      await waitFor(() =>
        says(
          'reportDiscounts',
          2,
          'Para cualquier rol salvo 1 y 15 en la empresa 3, el menú se limita a «Asistencia funeraria».',
        ),
      );
    });
  },
);

test(
  'Arrows move, and the selection follows; there is one tab stop',
  { args: { defaultValue: { ...filters, query: 'reporte' } } },
  async ({ canvas, canvasElement, step, userEvent }) => {
    const cells = () => [...canvasElement.querySelectorAll<HTMLElement>('td[data-row]')];
    await step('One stop for the Tab key', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Solo donde menú y guarda difieren' }));
      await userEvent.click(canvas.getByRole('switch', { name: 'Solo donde menú y guarda difieren' }));
      await userEvent.tab();
      await expect(cells()[0]).toHaveFocus();
      await expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    });
    await step('Arrows, Home, End and Page Down', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(reason(canvas)).toHaveTextContent('rol 2:');
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}{End}');
      await expect(reason(canvas)).toHaveTextContent('Reportesrol 15:');
      await userEvent.keyboard('{ArrowRight}{PageDown}{PageDown}{PageDown}{Home}');
      await expect(reason(canvas)).toHaveTextContent('rol 1:');
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(cells()[0]).toHaveFocus();
      await expect(canvasElement.querySelector('[aria-selected=true]')).toHaveFocus();
    });
    await step('Tab goes on', async () => {
      await userEvent.tab();
      await expect(document.activeElement?.closest('[role=grid]') ?? null).toBeNull();
    });
  },
);

test('The search ignores accents, and includes paths', {}, async ({ args, canvas, step, userEvent }) => {
  const search = canvas.getByRole('searchbox', { name: 'Buscar entrada' });
  await step('By name', async () => {
    await userEvent.type(search, 'catalogos');
    await expect(await canvas.findByText('1 fila')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^Catálogos/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filters, query: 'catalogos' });
  });
  await step('By address', async () => {
    await userEvent.clear(search);
    await userEvent.type(search, '/funeralnet');
    await expect(await canvas.findByText('4 filas')).toBeVisible();
  });
});

test('No row matches: one button clears the filters', NothingFound, async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Ninguna fila coincide')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
  await expect(await canvas.findByRole('grid')).toBeVisible();
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await userEvent.type(canvas.getByRole('searchbox'), 'qqq');
  await expect(await canvas.findByText('Ninguna fila coincide')).toBeVisible();
});

// Another configuration gives other results.
test(
  'MNU-02 MNU-19 MNU-26 under a configuration of its own',
  {
    args: {
      defaultValue: { ...filters, withTeam: true, query: 'carrusel' },
      config: {
        ...DEFAULT_ACCESS_CONFIG,
        carousel: { guardAllowsRole7: true },
        roles: { discountReports: [6, 8] },
        menu: { hideGuarded: true },
      },
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(cellOf(canvasElement, 'carousel', 7)).toHaveAccessibleName('Menú sí Guarda sí');
    await expect(canvas.getByText('0 celdas del menú que la guarda no abre')).toBeVisible();
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    await userEvent.type(search, '/report/discounts');
    await expect(await canvas.findByText('2 filas')).toBeVisible();
    await userEvent.click(cellOf(canvasElement, 'reportDiscounts', 6));
    await expect(reason(canvas)).toHaveTextContent(
      'El menú admite el rol 6, y los roles 6 y 8 en la lista employees.reports.',
    );
  },
);

test(
  'On a phone one role at a time, selected above; a touch shows the reason',
  Phone,
  async ({ canvas, canvasElement, step, userEvent }) => {
    await step('A list of one role, no wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(360);
      await expect(canvasElement.querySelectorAll('td[data-row]')).toHaveLength(81);
    });
    await step('A touch says why', async () => {
      const target = cellOf(canvasElement, 'carousel', 7);
      await userEvent.pointer([{ keys: '[TouchA]', target }]);
      await expect(reason(canvas)).toHaveTextContent('rol 7: menú sí, guarda no');
    });
    await step('Another role', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Rol' }));
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Rol 5' }));
      await waitFor(() => expect(reason(canvas)).toHaveTextContent('rol 5: menú sí, guarda sí'));
    });
  },
);

test(
  'Forced colours outline differences and the selected cell',
  { args: { defaultValue: { ...filters, withTeam: true, query: 'carrusel' } }, beforeEach: forceColors },
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(cellOf(canvasElement, 'carousel', 1));
    const outline = (role: number) => getComputedStyle(cellOf(canvasElement, 'carousel', role)).outlineStyle;
    await expect(outline(1)).toBe('solid');
    await expect(outline(7)).toBe('dashed');
    await expect(outline(2)).toBe('none');
  },
);

test(
  'The texts of the lens in German; the entries are the host’s',
  { globals: { locale: 'de' }, args: { defaultValue: { ...filters, withTeam: true, query: 'ca' } } },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Rolle 7');
    await userEvent.click(cellOf(canvasElement, 'carousel', 7));
    await expect(reason(canvas)).toHaveTextContent('Rolle 7: Menü ja, Zugang nein');
    await expect(reason(canvas)).toHaveTextContent(
      'Zugang gibt es für die Rollen 1 bis 3 und 12 bis 14 sowie die Rollen 4 und 5 mit Team im Karussell.',
    );
  },
);
