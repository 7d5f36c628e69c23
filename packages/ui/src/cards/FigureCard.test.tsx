import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { onTestFinished, vi } from 'vitest';
import { userEvent as input } from 'vitest/browser';
import { FigureCard } from './FigureCard.tsx';
import { heightsOf, netSales, noPopover, States } from './figureSamples.tsx';
import { behaviour } from '../testing/behaviour.ts';
import { replacePart } from '../testing/replacePart.ts';
import { infoPopup } from './popover/lazyInfoPopup.ts';
import meta, { Default, Full, Loss, Comparisons, KeepsHeight } from './FigureCard.stories.tsx';

const test = behaviour(meta);

test('A figure is read as one sentence with its name', Default, async ({ canvas }) => {
  await expect(canvas.getByText('Contratos: 186')).toBeInTheDocument();
  await expect(canvas.getByText('186')).toBeVisible();
});

test('TOT-02 a figure with parts, comparison, explanation and breakdown', Full, async ({ canvas }) => {
  await expect(canvas.getByText('Ventas netas: $2,184,390.50')).toBeInTheDocument();
  await expect(canvas.getByText('Sube 14 % contra el periodo anterior, mejora')).toBeInTheDocument();
  await expect(canvas.getByText('Importe: $2,391,700.00')).toBeInTheDocument();
});

test('FIN-10 a loss has a sign, an arrow and a word, not colour alone', Loss, async ({ canvas }) => {
  await expect(canvas.getByText('Margen bruto: -$283,149.50 (Pérdida)')).toBeInTheDocument();
  const figure = canvas.getByText('-$283,149.50').parentElement;
  await expect(figure).toHaveAttribute('title', 'Pérdida');
  await expect(figure?.querySelector('svg')).toBeVisible();
});

test('The figure is a button that opens its rows', { args: { onOpen: fn() } }, async ({ args, canvas }) => {
  const figure = canvas.getByRole('button', { name: 'Contratos: 186. Ver las filas' });
  await userEvent.click(figure);
  figure.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenCalledTimes(2);
});

// While refreshing, the button keeps the focus and opens nothing.
test(
  'Opens nothing while loading or unknown',
  {
    args: { onOpen: fn() },
    render: (args) => (
      <States>
        {[<FigureCard key="loading" {...args} loading />, <FigureCard key="none" {...args} value={null} />]}
      </States>
    ),
  },
  async ({ args, canvas }) => {
    const figures = canvas.getAllByRole('button');
    await expect(figures).toHaveLength(2);
    for (const figure of figures) await userEvent.click(figure);
    await expect(canvas.getByRole('button', { name: 'Contratos: sin datos' })).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
);

test('DSH-02 a figure of 0 opens nothing', { args: { value: 0, onOpen: fn() } }, async ({ args, canvas }) => {
  const figure = canvas.getByRole('button', { name: 'Contratos: 0' });
  await expect(figure).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(figure);
  await expect(args.onOpen).not.toHaveBeenCalled();
});

// The filters have changed: the old figure stays, muted, and its button keeps focus, name and position.
test(
  'FLT-04 while refreshing the old figure is muted and opens nothing',
  {
    args: { ...netSales, onOpen: fn() },
    render: (args) => (
      <States>
        {[<FigureCard key="now" {...args} />, <FigureCard key="stale" {...args} label="Ventas brutas" refreshing />]}
      </States>
    ),
  },
  async ({ args, canvas, canvasElement }) => {
    const stale = canvas.getByRole('button', { name: 'Ventas brutas: $2,184,390.50. Ver las filas' });
    await userEvent.click(stale);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(stale).toHaveFocus();
    await expect(stale).toHaveAttribute('aria-disabled', 'true');
    await expect(stale.closest('[data-tone]')).toHaveAttribute('aria-busy', 'true');
    await expect(Number(getComputedStyle(stale).opacity)).toBeLessThan(0.8);
    const [now, then] = heightsOf(canvasElement);
    await expect(then).toBe(now);
  },
);

test('Compared with the previous period, never by colour alone', Comparisons, async ({ canvas, canvasElement }) => {
  const spoken = Array.from(
    canvasElement.querySelectorAll('[data-state]'),
    (card) => card.textContent.match(/(Sube|Baja|Sin dato|Sin cambio).*?anterior(, (mejora|empeora))?/u)?.[0],
  );
  await expect(spoken.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
    'Sube 14 % contra el periodo anterior, mejora',
    'Baja 14 % contra el periodo anterior, empeora',
    'Sube 33 % contra el periodo anterior, empeora',
    'Sube 100 % contra el periodo anterior',
    'Sube 1.3 puntos contra el periodo anterior, mejora',
    'Sin cambio contra el periodo anterior',
    'Sube 5 contra el periodo anterior, mejora',
    'Sin dato del periodo anterior',
  ]);
  await expect(canvas.getByText('−14 %')).toBeVisible();
  await expect(canvas.getAllByText('empeora')[0]).toBeVisible();
});

// Unknown: a dash on screen, words for screen readers.
test(
  'FLT-04 an unknown figure',
  {
    args: {
      ...netSales,
      value: null,
      previous: null,
      parts: [{ label: 'Importe', value: null, unit: 'money' }],
      details: [],
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Ventas netas: sin datos')).toBeInTheDocument();
    await expect(canvas.getByText('Importe: sin datos')).toBeInTheDocument();
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(0);
  },
);

test('Loading keeps the height', KeepsHeight, async ({ canvasElement }) => {
  const [first, ...others] = heightsOf(canvasElement);
  await expect(others).toEqual([first, first, first, first]);
  await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toHaveTextContent('2,184,390.50');
});

// The first three show while the pointer rests on the figure.
test('TOT-03 TOT-04 hover shows the first three details', { args: netSales }, async ({ canvas }) => {
  await userEvent.hover(canvas.getByText('$2,184,390.50'));
  const popup = await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
  await expect(Array.from(popup.querySelectorAll('dt'), (name) => name.textContent)).toEqual([
    'Vigente',
    'Pendiente',
    'Liquidado',
  ]);
  await userEvent.unhover(canvas.getByText('$2,184,390.50'));
  await noPopover();
});

// Keyboard focus shows the same, and Tab continues to the rest.
test(
  'TOT-03 keyboard focus shows the details, and Tab leads to the rest',
  { args: { ...netSales, explanation: undefined } },
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Desglose de Ventas netas' });
    await input.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/Vigente: \$1,402,118\.50, Pendiente: /u);
    const popup = await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await input.tab();
    await expect(screen.getByRole('button', { name: 'Ver los 5' })).toHaveFocus();
    await input.keyboard('{Enter}');
    await expect(popup.querySelectorAll('dt')).toHaveLength(5);
    await expect(screen.getByRole('button', { name: 'Ver solo 3' })).toHaveFocus();
    await input.keyboard('{Escape}');
    await noPopover();
    await expect(button).toHaveFocus();
  },
);

// A slow phone takes longer to remove it than the moment in which focus is ignored.
test(
  'TOT-03 the focus that a slow popup returns does not open it again',
  { args: { ...netSales, explanation: undefined } },
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Desglose de Ventas netas' });
    await input.tab();
    const popup = await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await input.tab();
    const now = performance.now.bind(performance);
    const slow = new MutationObserver(() => vi.spyOn(performance, 'now').mockImplementation(() => now() + 1000));
    slow.observe(popup, { attributes: true });
    onTestFinished(() => {
      slow.disconnect();
      vi.restoreAllMocks();
    });
    await input.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await noPopover();
  },
);

// Escape closes it even with the pointer on it, and it stays closed until the pointer returns.
test(
  'TOT-03 a dismissed popup stays closed until the pointer returns',
  {
    args: netSales,
    render: (args) => (
      <States>
        {[<FigureCard key="other" {...args} label="Otra" value={1} />, <FigureCard key="it" {...args} />]}
      </States>
    ),
  },
  async ({ canvas }) => {
    const figure = canvas.getByText('$2,184,390.50');
    await input.hover(figure);
    const popup = await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await input.hover(popup);
    await input.keyboard('{Escape}');
    await noPopover();
    // Another one opens and closes on hover meanwhile: this one would have opened earlier.
    const other = canvas.getByText('$1.00');
    await userEvent.hover(other);
    await screen.findByRole('dialog', { name: 'Desglose de Otra' });
    await userEvent.unhover(other);
    await noPopover();
    await input.hover(canvas.getByText('Ventas netas', { selector: '.label' }));
    await input.hover(figure);
    await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await input.unhover(figure);
    await noPopover();
  },
);

// A press keeps it open, which is how touch works.
test('TOT-03 a press keeps the details open', { args: netSales }, async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Desglose de Ventas netas' });
  await userEvent.pointer([
    { keys: '[TouchA>]', target: button },
    { keys: '[/TouchA]', target: button },
  ]);
  await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver los 5' }));
  await waitFor(() => expect(screen.getByText('Suspendido')).toBeVisible());
});

// The meaning of the figure: on hover, focus and touch.
test(
  'The explanation opens on focus, closes on Escape, and opens again on a press',
  { args: { ...netSales, details: [] } },
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Qué significa Ventas netas' });
    await expect(button).toHaveAccessibleDescription(/menos su descuento/u);
    await input.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('dialog', { name: 'Qué significa Ventas netas' });
    await input.keyboard('{Escape}');
    await noPopover();
    await expect(button).toHaveFocus();
    await input.keyboard('{Enter}');
    const text = await screen.findByText(/menos su descuento, sin impuesto/u, { selector: 'p' });
    await waitFor(() => expect(text).toBeVisible());
    await input.tab();
    await noPopover();
  },
);

test(
  'Offline the explanation stays closed, is reported, and opens on the next press',
  { args: { ...netSales, details: [] } },
  async ({ canvas }) => {
    const told = spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const { load } = infoPopup;
    let isOffline = true;
    const restore = replacePart(infoPopup, () => (isOffline ? Promise.reject(new Error('offline')) : load()));
    try {
      const button = canvas.getByRole('button', { name: 'Qué significa Ventas netas' });
      button.click();
      await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await noPopover();
      isOffline = false;
      button.click();
      await screen.findByRole('dialog', { name: 'Qué significa Ventas netas' });
    } finally {
      restore();
    }
  },
);

// Collapses in 400 ms; its heading stays. Collapsed content is out of the tab order.
test(
  'CST-27 collapses in 400 ms and keeps its heading',
  { args: { ...netSales, collapsible: true, onOpen: fn() } },
  async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: 'Contenido de Ventas netas' });
    const content = canvasElement.querySelector<HTMLElement>(`[id="${toggle.getAttribute('aria-controls')}"]`);
    await expect(content).not.toBeNull();
    const durations = getComputedStyle(document.documentElement).getPropertyValue('--sereno-motion-collapse').trim();
    await expect(['400ms', '.4s', '0.4s', '0ms', '0s']).toContain(durations);
    const before = content?.getBoundingClientRect().height ?? 0;
    await expect(before).toBeGreaterThan(60);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(content?.getBoundingClientRect().height).toBe(0));
    await expect(canvas.getByText('Ventas netas')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Ver las filas/u })).not.toBeInTheDocument());
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await waitFor(() => expect(content?.getBoundingClientRect().height).toBe(before));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ver las filas/u })).toBeVisible());
  },
);

// Twelve digits without room for any.
test(
  'A figure is never cut, at any length and width',
  {
    args: { ...netSales, value: -123_456_789_012.34, details: [] },
    render: (args) => (
      <div style={{ display: 'grid', gap: 12 }}>
        {[320, 200, 150, 110].map((width) => (
          <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
            <FigureCard {...args} />
            <FigureCard {...args} onOpen={fn()} />
          </div>
        ))}
      </div>
    ),
  },
  async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll<HTMLElement>('.figure')];
    await expect(figures).toHaveLength(8);
    for (const figure of figures) {
      const card = figure.closest('[data-tone]')?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(figure);
      const { left, right } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(card?.left ?? Infinity);
      await expect(right).toBeLessThanOrEqual(card?.right ?? -Infinity);
      await expect(figure).toHaveTextContent('-$123,456,789,012.34');
    }
    const sizes = figures.map((figure) => Number.parseFloat(getComputedStyle(figure).fontSize));
    await expect(Math.max(...sizes)).toBeGreaterThan(Math.min(...sizes));
  },
);

// In a language with another number format; the product keeps the Mexican one.
test(
  'FMT-01 in another language',
  { args: { label: 'Verträge', value: 12_480, previous: 10_000, parts: netSales.parts }, globals: { locale: 'de' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('12,480')).toBeVisible();
    await expect(await canvas.findByText('$2,391,700.00')).toBeVisible();
    await expect(canvas.getByText(/mehr als im vorigen Zeitraum, besser/u)).toBeInTheDocument();
  },
);
