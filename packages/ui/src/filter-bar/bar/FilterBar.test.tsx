import { expect, screen, waitFor } from 'storybook/test';
import { onTestFinished, vi } from 'vitest';
import { Switch } from '../../foundation/index.ts';
import { FilterSelect } from '../select/FilterSelect.tsx';
import { FilterBar } from './FilterBar.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { end, onClear, units } from './FilterBar.samples.tsx';
import meta, { Chosen, Default, OneLine, Phone, Scrolled, Wrapping } from './FilterBar.stories.tsx';

const test = behaviour(meta);

test('Without choices the clear button does nothing', Default, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'Filtros del tablero' })).toBeVisible();
  const clear = canvas.getByRole('button', { name: 'Limpiar' });
  await expect(clear).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(clear);
  await expect(onClear).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('button', { name: /^Filtros/ })).not.toBeInTheDocument();
});

test(
  'FLT-02 another management resets the adviser; clearing keeps the focus in the row',
  Chosen,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Asesor' })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Gerencia' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Norte' }));
    await expect(canvas.getByRole('combobox', { name: 'Asesor' })).toHaveTextContent('Todos');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const clear = canvas.getByRole('button', { name: 'Limpiar' });
    await expect(clear).not.toHaveAttribute('aria-disabled');
    await userEvent.click(clear);
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
  },
);

/** Position of each element of the row, whole px. */
const placesIn = (bar: HTMLElement): string[] =>
  Array.from(bar.querySelectorAll('.fields > *, .end > :not(output)'), (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  });

test(
  'The busiest dashboard fits one line at 1440 px, and a choice moves nothing',
  OneLine,
  async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Filtros del tablero' });
    const before = placesIn(bar);
    await expect(before).toHaveLength(8);
    const middles = before
      .map((place) => place.split(' ').map(Number))
      .map(([, top = 0, , height = 0]) => top + height / 2);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Gerencia' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dirección Regional de Occidente y Bajío' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByTitle('Dirección Regional de Occidente y Bajío')).toBeVisible();
    await expect(placesIn(bar)).toEqual(before);
  },
);

test('It stays visible while the page scrolls, and focused elements stop below it', Scrolled, async ({ canvas }) => {
  const bar = canvas.getByRole('region', { name: 'Filtros del tablero' });
  window.scrollTo({ top: 900, behavior: 'instant' });
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(500));
  await expect(bar.getBoundingClientRect().top).toBe(0);
  await waitFor(() => expect(bar).toHaveAttribute('data-stuck'));
  const above = canvas.getByRole('button', { name: 'Renglón 3' });
  above.focus();
  await waitFor(() =>
    expect(above.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom),
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  await waitFor(() => expect(bar).not.toHaveAttribute('data-stuck'));
});

/** Reports two changes at once, as a browser does whose page was busy. */
class BusyObserver extends IntersectionObserver {
  static readonly held: IntersectionObserverEntry[] = [];
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const { held } = BusyObserver;
    super((entries, observer) => {
      held.push(...entries);
      if (held.length > 1) callback(held.splice(0), observer);
    }, options);
  }
}

test(
  'It knows that it covers the page, however late the browser says so',
  { ...Scrolled, beforeEach: () => void vi.stubGlobal('IntersectionObserver', BusyObserver) },
  async ({ canvas }) => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const bar = canvas.getByRole('region', { name: 'Filtros del tablero' });
    await waitFor(() => expect(BusyObserver.held).toHaveLength(1));
    window.scrollTo({ top: 900, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'));
  },
);

test('More filters than fit wrap', Wrapping, async ({ canvas }) => {
  const bar = canvas.getByRole('region', { name: 'Filtros del tablero' });
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
});

test(
  'FLT-07 six lists show their names and choices without cutting a word',
  {
    render: () => (
      <div style={{ inlineSize: 1128 }}>
        <FilterBar label="Filtros del tablero" chosen={0} onClear={onClear} end={end}>
          {['Línea', 'Subdirección', 'Gerencia de canal', 'Gerencia junior', 'Equipo', 'Asesor'].map((label) => (
            <FilterSelect key={label} label={label} allLabel="Todas" options={units} value={[]} onChange={onClear} />
          ))}
          <Switch label="Comparar con el periodo anterior" checked={false} onChange={onClear} />
        </FilterBar>
      </div>
    ),
  },
  async ({ canvas, canvasElement }) => {
    for (const list of canvas.getAllByRole('combobox')) {
      for (const word of list.querySelectorAll('.label, .value')) {
        await expect([word.textContent, word.scrollWidth]).toEqual([word.textContent, word.clientWidth]);
        await expect([word.textContent, word.getClientRects().length]).toEqual([word.textContent, 1]);
      }
    }
    const bar = canvasElement.querySelector('section');
    await expect(bar?.scrollWidth).toBe(bar?.clientWidth);
  },
);

test('On a phone the sheet works like the row', Phone, async ({ canvas, userEvent, step }) => {
  const opener = (): HTMLElement => canvas.getByRole('button', { name: /^Filtros/ });
  await expect(opener()).toHaveTextContent('Filtros (2)');
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  await step('choose in the sheet', async () => {
    await userEvent.click(opener());
    const sheet = await screen.findByRole('dialog', { name: 'Filtros del tablero' });
    await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
    await userEvent.click(screen.getByRole('combobox', { name: 'Gerencia' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Norte' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('combobox', { name: 'Asesor' })).toHaveTextContent('Todos');
  });
  await step('the line above it opens it as well', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /^20–26 nov · / }));
    await screen.findByRole('dialog', { name: 'Filtros del tablero' });
  });
  await step('clear, with the focus where it was', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    await expect(onClear).toHaveBeenCalledOnce();
    const clear = screen.getByRole('button', { name: 'Limpiar' });
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
  });
  await step('done', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener()).toHaveTextContent('Filtros');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^20–26 nov · / })).toHaveFocus());
  });
});
