import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: readonly AccordionItem[] = [
  {
    value: 'plan',
    title: '¿Qué incluye el plan familiar?',
    content: 'Traslado, velación y trámites para seis personas.',
  },
  { value: 'payment', title: '¿Cuándo se paga el enganche?', content: <TextField label="Fecha acordada" /> },
  { value: 'documents', title: '¿Qué documentos se firman?', content: 'Solicitud, aviso de privacidad y contrato.' },
  { value: 'claims', title: 'Reclamaciones', content: 'Aún no disponible.', disabled: true },
];

const meta: Meta<typeof Accordion> = {
  title: 'Foundations/Accordion',
  component: Accordion,
  args: { items, onChange: fn() },
  // The sections stand alone here, so the levels above their titles are missing.
  parameters: {
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
    docs: {
      description: {
        component:
          'Sections of which only the titles are in sight, for what some people need some of the time: questions, terms, the lesser ' +
          'fields of a form. What everybody needs stays in the open; views that take turns are tabs; one thing that is put away is a ' +
          'collapsible card.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const panelOf = (title: HTMLElement): Element => {
  const panel = title.closest('[data-part="section"]')?.querySelector('[role="region"]');
  if (!panel) throw new Error('The section has no content.');
  return panel;
};
/** Neither painted nor focusable nor read: the queries by role do not know the browser's `until-found`. */
const shut = (panel: Element) =>
  waitFor(async () => {
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel.firstElementChild?.checkVisibility()).toBe(false);
  });

/** One open at a time, by mouse, finger and key. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const plan = canvas.getByRole('button', { name: '¿Qué incluye el plan familiar?' });
    const payment = canvas.getByRole('button', { name: '¿Cuándo se paga el enganche?' });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await step('mouse', async () => {
      await userEvent.click(plan);
      await expect(args.onChange).toHaveBeenLastCalledWith(['plan']);
      await expect(canvas.getByRole('region', { name: '¿Qué incluye el plan familiar?' })).toBeVisible();
    });
    await step('touch: the other one shuts', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: payment }]);
      await expect(args.onChange).toHaveBeenLastCalledWith(['payment']);
      await expect(plan).toHaveAttribute('aria-expanded', 'false');
    });
    await step('keys', async () => {
      payment.focus();
      await userEvent.keyboard('{Enter}');
      await expect(payment).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(' ');
      await expect(payment).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Fecha acordada' })).toHaveFocus();
    });
    await step('disabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reclamaciones' }));
      await expect(canvas.getByRole('button', { name: 'Reclamaciones' })).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

/** Several open at once; what is typed stays while its section is shut. */
export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['plan', 'payment'] },
  play: async ({ args, canvas, userEvent }) => {
    const payment = canvas.getByRole('button', { name: '¿Cuándo se paga el enganche?' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fecha acordada' }), '30/11/2026');
    await userEvent.click(payment);
    await expect(args.onChange).toHaveBeenLastCalledWith(['plan']);
    await shut(panelOf(payment));
    await userEvent.click(payment);
    await expect(args.onChange).toHaveBeenLastCalledWith(['plan', 'payment']);
    await expect(canvas.getByRole('textbox', { name: 'Fecha acordada' })).toHaveValue('30/11/2026');
  },
};

/** What is shut is out of reach for keys and screen readers; the browser's own search still finds it, and opens it. */
export const FoundBySearch: Story = {
  play: async ({ args, canvas }) => {
    const panel = panelOf(canvas.getByRole('button', { name: '¿Qué documentos se firman?' }));
    await shut(panel);
    panel.dispatchEvent(new Event('beforematch'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['documents']));
    await expect(canvas.getByRole('region', { name: '¿Qué documentos se firman?' })).toBeVisible();
  },
};

function Held() {
  const [open, setOpen] = useState<readonly string[]>(['notes']);
  return (
    <Accordion
      value={open}
      onChange={setOpen}
      items={[{ value: 'notes', title: 'Notas', content: <Button onClick={() => setOpen([])}>Listo</Button> }]}
    />
  );
}

/** The host shuts the section in which the focus stands: the focus goes to its title. */
export const ShutByHost: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listo' }));
    await expect(canvas.getByRole('button', { name: 'Notas' })).toHaveFocus();
  },
};

/** Below another heading. */
export const DeeperHeading: Story = {
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  },
};

/** Titles and contents of any length. */
export const LongTexts: Story = {
  args: {
    multiple: true,
    defaultValue: ['long', 'german'],
    items: [
      { value: 'long', title: long300, content: long300 },
      { value: 'german', title: german, content: `${german} ${german}` },
      { value: 'arabic', title: arabic, content: arabic },
    ],
  },
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

/** In the dark theme. */
export const Dark: Story = { args: Multiple.args ?? {}, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Lower in the compact density. */
export const Compact: Story = { args: Multiple.args ?? {}, tags: ['!autodocs'], globals: { density: 'compact' } };
