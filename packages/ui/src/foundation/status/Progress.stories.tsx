import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = {
  title: 'Foundations/Progress',
  component: Progress,
  args: { label: 'Importando contratos', value: 34, max: 120, description: '34 de 120 archivos' },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'How far something that takes a while has come: an import, an upload, a report. The words say what and how much; the bar repeats ' +
          'it. Where nobody knows how long it takes, give `null`. For content that loads use SkeletonGroup, for the action of a button its ' +
          '`busy`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Part of it is done. The amount is rounded down, so that it never says 100 % too early. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importando contratos' });
    await expect(bar).toHaveAttribute('aria-valuetext', '28%, 34 de 120 archivos');
    await expect(canvas.getByText('28%')).toBeVisible();
    await expect(canvas.getByText('34 de 120 archivos')).toBeVisible();
  },
};

/** Nobody can say how long it takes. Where motion is unwanted, the bar stands still and is striped. */
export const Unknown: Story = {
  args: { value: null, description: 'Preguntando al banco' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('aria-valuetext', 'En curso, Preguntando al banco');
    await expect(canvas.getByText('En curso')).toBeVisible();
  },
};

/** All of it is done: the host says so in its words, and soon takes the bar away. */
export const Done: Story = {
  args: { value: 120, label: 'Contratos importados', description: '120 de 120 archivos', tone: 'positive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-complete');
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};

/** It stopped. The word in the description says so, the colour repeats it; what to do about it belongs in a banner. */
export const Halted: Story = {
  args: { tone: 'danger', description: 'Detenida en 34 de 120 archivos' },
};

/** The tones, each with words that carry its meaning. */
export const Tones: Story = {
  render: () => (
    <>
      <Progress label="Subiendo comprobante" value={60} />
      <Progress label="Reporte listo" value={100} tone="positive" />
      <Progress label="En pausa" value={45} tone="warning" />
      <Progress label="Subida detenida" value={20} tone="danger" />
    </>
  ),
};

/** Another way to write the amount. */
export const OwnFormat: Story = {
  args: {
    label: 'Subiendo comprobante',
    value: 3.2,
    max: 8,
    description: undefined,
    format: (value, max) => `${value.toFixed(1)} de ${max} MB`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3.2 de 8 MB');
  },
};

/** Numbers that make no sense are taken for the nearest that does, and no number at all for unknown. */
export const OutOfRange: Story = {
  render: () => (
    <>
      <Progress label="Menos que nada" value={-5} />
      <Progress label="Más que todo" value={250} />
      <Progress label="Sin número" value={NaN} />
      <Progress label="De nada" value={0} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(texts).toEqual(['0%', '100%', 'En curso', 'En curso']);
  },
};

function Upload() {
  const [done, setDone] = useState(0);
  return (
    <>
      <Progress label="Subiendo" value={done} />
      <Button onClick={() => setDone(done + 12)}>Seguir</Button>
    </>
  );
}

/** A screen reader is told each quarter, not each step. */
export const Announced: Story = {
  render: () => <Upload />,
  play: async ({ canvas, userEvent }) => {
    const told = [];
    for (let press = 0; press < 9; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
      told.push(canvas.getByRole('status').textContent);
    }
    await expect([...new Set(told)]).toEqual([
      'Subiendo: 0%',
      'Subiendo: 25%',
      'Subiendo: 50%',
      'Subiendo: 75%',
      'Subiendo: 100%',
    ]);
  },
};

/** The percent sign stands as the language has it. */
export const InGerman: Story = {
  args: { label: 'Verträge werden importiert', value: null, description: '34 von 120 Dateien' },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Läuft')).toBeVisible();
  },
};

/** It grows in reading direction. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} label={arabic} />
    </div>
  ),
};

/** Texts of any length wrap. */
export const LongTexts: Story = {
  render: () => (
    <>
      <Progress label={long300} value={50} description={long300} />
      <Progress label={german} value={null} description={german} />
    </>
  ),
};

/** The same on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** With letters twice as large the words still have room. */
export const Zoomed: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { ...Tones, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** The bar keeps its frame and takes the colour of a selection. */
export const ForcedColors: Story = {
  ...Tones,
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const [progress] = canvas.getAllByRole('progressbar');
    const bar = progress?.querySelector('[style*="width: 60%"]') ?? document.body;
    const track = bar.parentElement ?? document.body;
    await expect(getComputedStyle(bar).backgroundColor).not.toBe(getComputedStyle(track).backgroundColor);
    await expect(getComputedStyle(track).borderTopWidth).toBe('1px');
  },
};
