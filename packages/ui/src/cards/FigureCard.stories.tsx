import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FigureCard } from './FigureCard.tsx';
import { heightsOf, narrow, netSales, noPeek, realInput, realInputOnly, States } from './figureSamples.tsx';

const meta = {
  component: FigureCard,
  args: { label: 'Contratos', value: 186 },
  decorators: [narrow(280)],
  parameters: {
    docs: {
      description: {
        component:
          'A figure, large, with what it is made of and compared with, small. It takes the width that it is given and writes ' +
          'the figure as large as that allows; nothing is ever cut. Put it into a FigureGroup. For plain counts side by side ' +
          'there is the smaller counter card.',
      },
    },
  },
} satisfies Meta<typeof FigureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure with its name, read aloud as one sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contratos: 186')).toBeInTheDocument();
    await expect(canvas.getByText('186')).toBeVisible();
  },
};

/** Everything that a card can show. */
export const Full: Story = {
  name: 'TOT-02 a figure with parts, comparison, explanation and breakdown',
  args: netSales,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ventas netas: $2,184,390.50')).toBeInTheDocument();
    await expect(canvas.getByText('Sube 14 % contra el periodo anterior, mejora')).toBeInTheDocument();
    await expect(canvas.getByText('Importe: $2,391,700.00')).toBeInTheDocument();
  },
};

/** A loss has its sign, an arrow and a word, and its colour only repeats them. */
export const Loss: Story = {
  name: 'FIN-10 a loss is told by sign, arrow and word, not by colour alone',
  args: { label: 'Margen bruto', value: -283_149.5, unit: 'pesos', loss: 'Pérdida' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Margen bruto: -$283,149.50 (Pérdida)')).toBeInTheDocument();
    const figure = canvas.getByText('-$283,149.50');
    await expect(figure).toHaveAttribute('title', 'Pérdida');
    await expect(figure.querySelector('svg')).toBeVisible();
  },
};

/** The figure leads to the rows behind it. */
export const Opens: Story = {
  name: 'The figure is a button to the rows behind it',
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('button', { name: 'Contratos: 186. Ver las filas' });
    await userEvent.click(figure);
    figure.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** While newer figures come, the button keeps the focus and opens nothing. */
export const OpensNothingYet: Story = {
  name: 'Opens nothing while it loads, nor where nobody knows',
  args: { onOpen: fn() },
  render: (args) => (
    <States>
      {[<FigureCard key="loading" {...args} loading />, <FigureCard key="none" {...args} value={null} />]}
    </States>
  ),
  play: async ({ args, canvas }) => {
    const figures = canvas.getAllByRole('button');
    await expect(figures).toHaveLength(2);
    for (const figure of figures) await userEvent.click(figure);
    await expect(canvas.getByRole('button', { name: 'Contratos: sin datos' })).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** Behind 0 there are no rows: its button says the figure and no more, and is told to be no use. */
export const OpensNothingOfZero: Story = {
  name: 'DSH-02 of 0 it opens nothing',
  args: { value: 0, onOpen: fn() },
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('button', { name: 'Contratos: 0' });
    await expect(figure).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(figure);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** The filters have changed: the old figure stays, muted, and its button keeps focus, name and place. */
export const Refreshing: Story = {
  name: 'FLT-04 while newer figures are on their way the old one is muted and opens nothing',
  args: { ...netSales, onOpen: fn() },
  render: (args) => (
    <States>
      {[<FigureCard key="now" {...args} />, <FigureCard key="stale" {...args} label="Ventas brutas" refreshing />]}
    </States>
  ),
  play: async ({ args, canvas, canvasElement }) => {
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
};

/** More, less and as much as before, where more is better and where less is; a sign, an arrow and a word each. */
export const Comparisons: Story = {
  name: 'Compared with the previous period, never by colour alone',
  render: () => (
    <States>
      {[
        <FigureCard key={1} label="Contratos" value={186} previous={163} />,
        <FigureCard key={2} label="Contratos" value={140} previous={163} />,
        <FigureCard key={3} label="Cancelados" value={12} previous={9} better="less" />,
        <FigureCard key={4} label="Descuento" value={900.5} previous={450.25} unit="pesos" better="neither" />,
        <FigureCard key={5} label="Conversión" value={12.5} previous={11.2} unit="percent" />,
        <FigureCard key={6} label="Contratos" value={186} previous={186} />,
        <FigureCard key={7} label="Contratos" value={5} previous={0} />,
        <FigureCard key={8} label="Contratos" value={5} previous={null} />,
      ]}
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
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
  },
};

/** Nobody could tell: a dash for the eye, words for the ear. */
export const Empty: Story = {
  name: 'FLT-04 nobody could tell',
  args: {
    ...netSales,
    value: null,
    previous: null,
    parts: [{ label: 'Importe', value: null, unit: 'pesos' }],
    details: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ventas netas: sin datos')).toBeInTheDocument();
    await expect(canvas.getByText('Importe: sin datos')).toBeInTheDocument();
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(0);
  },
};

/** Loading, full and empty are equally high, so that nothing below moves. */
export const KeepsHeight: Story = {
  name: 'Loading keeps the height',
  render: () => (
    <States>
      {[
        <FigureCard key={1} {...netSales} loading />,
        <FigureCard key={2} {...netSales} />,
        <FigureCard key={3} {...netSales} compareLoading />,
        <FigureCard
          key={4}
          {...netSales}
          value={null}
          previous={null}
          parts={netSales.parts?.map((part) => ({ ...part, value: null }))}
        />,
        <FigureCard key={5} {...netSales} value={123_456_789_012.34} previous={98_765_432_109.87} onOpen={fn()} />,
      ]}
    </States>
  ),
  play: async ({ canvasElement }) => {
    const [first, ...others] = heightsOf(canvasElement);
    await expect(others).toEqual([first, first, first, first]);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toHaveTextContent('2,184,390.50');
  },
};

/** The first three come while the pointer rests on the figure, and go with it. */
export const DetailsByHover: Story = {
  name: 'TOT-03 TOT-04 hover shows the first three details',
  args: netSales,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('$2,184,390.50'));
    const popup = await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await expect(Array.from(popup.querySelectorAll('dt'), (name) => name.textContent)).toEqual([
      'Vigente',
      'Pendiente',
      'Liquidado',
    ]);
    await userEvent.unhover(canvas.getByText('$2,184,390.50'));
    await noPeek();
  },
};

/** The keyboard's focus does what hover does, and Tab goes on to the rest. */
export const DetailsByKeyboard: Story = {
  ...realInputOnly,
  name: 'TOT-03 keyboard focus shows the details, and Tab leads to the rest',
  args: { ...netSales, explanation: undefined },
  play: async ({ canvas }) => {
    const input = await realInput();
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
    await noPeek();
    await expect(button).toHaveFocus();
  },
};

/** Escape closes it with the pointer on it, too, and it stays closed until the pointer comes again. */
export const DetailsDismissed: Story = {
  ...realInputOnly,
  name: 'TOT-03 what was dismissed stays away until the pointer comes again',
  args: netSales,
  play: async ({ canvas }) => {
    const input = await realInput();
    const figure = canvas.getByText('$2,184,390.50');
    await input.hover(figure);
    const popup = await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await input.hover(popup);
    await input.keyboard('{Escape}');
    await noPeek();
    const reopened = waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument(), { timeout: 700 });
    await expect(reopened).rejects.toThrow('dialog');
    await input.hover(canvas.getByText('Ventas netas', { selector: '.label' }));
    await input.hover(figure);
    await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await input.unhover(figure);
    await noPeek();
  },
};

/** A press keeps it open, which is all that touch has. */
export const DetailsByPress: Story = {
  name: 'TOT-03 a press keeps the details open',
  args: netSales,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Desglose de Ventas netas' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: button },
      { keys: '[/TouchA]', target: button },
    ]);
    await screen.findByRole('dialog', { name: 'Desglose de Ventas netas' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver los 5' }));
    await expect(screen.getByText('Suspendido')).toBeVisible();
  },
};

/** What the figure means: by hover, by focus, by touch. */
export const Explained: Story = {
  ...realInputOnly,
  name: 'The explanation comes by focus, goes by Escape, and comes again by a press',
  args: { ...netSales, details: [] },
  play: async ({ canvas }) => {
    const input = await realInput();
    const button = canvas.getByRole('button', { name: 'Qué significa Ventas netas' });
    await expect(button).toHaveAccessibleDescription(/menos su descuento/u);
    await input.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('dialog', { name: 'Qué significa Ventas netas' });
    await input.keyboard('{Escape}');
    await noPeek();
    await expect(button).toHaveFocus();
    await input.keyboard('{Enter}');
    const text = await screen.findByText(/menos su descuento, sin impuesto/u, { selector: 'p' });
    await waitFor(() => expect(text).toBeVisible());
    await input.tab();
    await noPeek();
  },
};

/** Put away in 400 ms; what it counts stays. What is put away cannot be reached by the keyboard. */
export const Collapses: Story = {
  name: 'CST-27 collapses in 400 ms and keeps its heading',
  args: { ...netSales, collapsible: true, onOpen: fn() },
  play: async ({ canvas, canvasElement }) => {
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
};

/** Twelve digits where there is room for none of them. */
export const Huge: Story = {
  name: 'A figure is never cut, however long and however narrow its card',
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
  play: async ({ canvasElement }) => {
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
};

/** Labels, parts and an explanation of many words. */
export const LongText: Story = {
  name: 'Long words wrap',
  args: {
    ...netSales,
    label: 'Importe de los contratos de asistencia funeraria vendidos por asesores de la gerencia de Occidente',
    parts: [{ label: 'Descuentoautorizadoporlasubdirecciónregional', value: 1_207_309.5, unit: 'pesos' }],
    collapsible: true,
  },
};

/** In a language that writes figures otherwise; pesos are written as in Mexico. */
export const German: Story = {
  name: 'FMT-01 in another language',
  args: { label: 'Verträge', value: 12_480, previous: 10_000, parts: netSales.parts },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12.480')).toBeVisible();
    await expect(await canvas.findByText('$2,391,700.00')).toBeVisible();
    await expect(canvas.getByText(/mehr als im vorigen Zeitraum, besser/u)).toBeInTheDocument();
  },
};

/** A mark of colour before the label. */
export const Tones: Story = {
  render: (args) => (
    <States>
      {(['neutral', 'primary', 'positive', 'warning', 'danger', 'info'] as const).map((tone) => (
        <FigureCard key={tone} {...args} tone={tone} label={tone} />
      ))}
    </States>
  ),
};

/** On a phone. */
export const Phone360: Story = { args: { ...netSales, onOpen: fn(), collapsible: true }, decorators: [narrow(328)] };

/** In the dark theme. */
export const Dark: Story = { args: { ...netSales, onOpen: fn(), tone: 'info' }, globals: { theme: 'dark' } };
