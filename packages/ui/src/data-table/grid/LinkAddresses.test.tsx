import { expect, fireEvent, fn } from 'storybook/test';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../state/tableProps.ts';
import { behaviour } from '../../testing/behaviour.ts';

type Page = { readonly name: string; readonly address: string };

/** Addresses of this application: the host goes there without a page load. */
const own: readonly Page[] = [
  { name: 'un contrato', address: '/contratos/7' },
  { name: 'el inicio', address: '/' },
  { name: 'una búsqueda', address: '/contratos?ir=//otro.example' },
];
/** Those of others, whichever way they are written: the browser knows what to do with them. */
const foreign: readonly Page[] = [
  { name: 'otro sitio', address: '//otro.example/contratos' },
  { name: 'otro sitio al revés', address: '/\\otro.example/contratos' },
  { name: 'otro sitio tras un tabulador', address: '/\t/otro.example/contratos' },
  { name: 'otro sitio tras un renglón', address: '/\n\r\\otro.example/contratos' },
  { name: 'un programa', address: 'javascript:void 0' },
  { name: 'un sitio completo', address: 'https://otro.example/' },
  { name: 'un correo', address: 'mailto:ana@otro.example' },
  { name: 'un lugar relativo', address: 'contratos/7' },
];

const onNavigate = fn<(href: string) => void>();

const columns: readonly TableColumn<Page>[] = [
  { id: 'name', title: 'Página', kind: 'link', value: (row) => row.name, href: (row) => row.address },
];

const test = behaviour<DataTableProps<Page>>({
  component: DataTable<Page>,
  args: { title: 'Páginas', columns, rows: [...own, ...foreign], rowId: (row) => row.name, onNavigate },
  argTypes: { rows: { control: false } },
  beforeEach: () => {
    onNavigate.mockClear();
  },
});

/** Presses a link; says whether the press was left to the browser, which is kept from going there. */
function isLeftToBrowser(link: HTMLElement): boolean {
  let isLeft = false;
  const hear = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', hear);
  void fireEvent.click(link);
  window.removeEventListener('click', hear);
  return isLeft;
}

test(
  'Pages of the application go to the host, all others to the browser',
  { args: { defaultQuery: { pagination: { pageIndex: 0, pageSize: 20 } } } },
  async ({ canvas, step }) => {
    const link = (name: string): HTMLElement => canvas.getByRole('link', { name });
    for (const { name, address } of own) {
      await step(name, async () => {
        await expect(isLeftToBrowser(link(name))).toBe(false);
        await expect(onNavigate).toHaveBeenLastCalledWith(address);
      });
    }
    onNavigate.mockClear();
    for (const { name } of foreign) {
      await step(name, async () => {
        await expect(isLeftToBrowser(link(name))).toBe(true);
        await expect(onNavigate).not.toHaveBeenCalled();
      });
    }
  },
);
