import { expect, screen, waitFor, within } from 'storybook/test';
import { behaviour } from './testing/behaviour.ts';
import { HostPage } from './hostFormats.samples.tsx';
import type { HostFormats } from './locale/index.ts';

const test = behaviour({});
const pageIn = (formats: HostFormats) => ({ render: () => <HostPage formats={formats} /> });
const euros = pageIn({ currency: 'EUR', number: 'de', date: 'dd.MM.yyyy', hour12: false });
const dollars = pageIn({ currency: 'USD', number: 'en-US', date: 'MM/dd/yyyy', hour12: true, weekStartsOn: 0 });
const yen = pageIn({ currency: 'JPY', number: 'ja', date: 'yyyy/MM/dd', hour12: false });
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/gu, ' ');

type Canvas = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;
const fields = (canvas: Canvas): string[] =>
  canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => plain(value));
const cells = (canvas: Canvas): string[] =>
  within(canvas.getByRole('row', { name: /Ana Torres/u }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => plain(textContent));

test(
  'A page in euros has one meaning of comma and point in fields, cards, table and chart',
  euros,
  async ({ canvas }) => {
    await expect(fields(canvas)).toEqual(['01.02.2026', '01.02.2026 – 20.11.2026', '02.2026', '21:05', '12.345,50 €']);
    await expect(canvas.getAllByText('12.345,50 €')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByText('20.000 €')).toBeVisible());
    await expect(cells(canvas).slice(-3)).toEqual(['01.02.2026 21:05', '12.345,50 €', '1.234,50']);
  },
);

test(
  'A page in dollars is typed month first, in twelve hours, with weeks from Sunday',
  dollars,
  async ({ canvas, userEvent }) => {
    await expect(fields(canvas).slice(0, 4)).toEqual(['02/01/2026', '02/01/2026 – 11/20/2026', '02/2026', '9:05 p.m.']);
    const day = canvas.getByRole('textbox', { name: 'Fecha' });
    await userEvent.clear(day);
    await userEvent.type(day, '3/4/26{Enter}');
    await expect(day).toHaveValue('03/04/2026');
    await userEvent.clear(day);
    await userEvent.type(day, '31/12/2026{Enter}');
    await expect(day).toHaveAccessibleDescription(/31/u);
    const time = canvas.getByRole('textbox', { name: 'Hora' });
    await userEvent.clear(time);
    await userEvent.type(time, '9:30 pm{Enter}');
    await expect(plain(time.getAttribute('value'))).toBe('9:30 p.m.');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario: Periodo' }));
    const [sunday] = within(await screen.findByRole('dialog')).getAllByRole('columnheader', { hidden: true });
    await expect(sunday).toHaveAccessibleName('domingo');
  },
);

test(
  'A page in yen has no decimals in amounts, and an empty field says the order of its days',
  yen,
  async ({ canvas, userEvent }) => {
    await expect(cells(canvas).slice(-3)).toEqual(['2026/02/01 21:05', '￥12,346', '1,234.50']);
    const day = canvas.getByRole('textbox', { name: 'Fecha' });
    await userEvent.clear(day);
    await expect(day).toHaveAttribute('placeholder', 'aaaa/mm/dd');
    await userEvent.type(day, 'mañana{Enter}');
    await expect(day).toHaveAccessibleDescription('Escribe la fecha como aaaa/mm/dd, por ejemplo 2026/11/20');
  },
);
