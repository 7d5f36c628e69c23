import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Accordion } from './Accordion.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Multiple } from './Accordion.stories.tsx';

const test = behaviour(meta);

const panelOf = (title: HTMLElement): Element => {
  const panel = title.closest('[data-part="section"]')?.querySelector('[role="region"]');
  if (!panel) throw new Error('The section has no content.');
  return panel;
};

/** Neither painted nor focusable nor read: queries by role do not know the browser's `until-found`. */
const shut = (panel: Element) =>
  waitFor(async () => {
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel.firstElementChild?.checkVisibility()).toBe(false);
  });

test('One open at a time, by mouse, touch and key', Default, async ({ args, canvas, step, userEvent }) => {
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
});

test('Several open at once; input stays while its section is closed', Multiple, async ({ args, canvas, userEvent }) => {
  const payment = canvas.getByRole('button', { name: '¿Cuándo se paga el enganche?' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Fecha acordada' }), '30/11/2026');
  await userEvent.click(payment);
  await expect(args.onChange).toHaveBeenLastCalledWith(['plan']);
  await shut(panelOf(payment));
  await userEvent.click(payment);
  await expect(args.onChange).toHaveBeenLastCalledWith(['plan', 'payment']);
  await expect(canvas.getByRole('textbox', { name: 'Fecha acordada' })).toHaveValue('30/11/2026');
});

test(
  'Closed content is out of reach for keys and screen readers; the browser’s search still finds it, and opens it',
  Default,
  async ({ args, canvas }) => {
    const panel = panelOf(canvas.getByRole('button', { name: '¿Qué documentos se firman?' }));
    await shut(panel);
    panel.dispatchEvent(new Event('beforematch'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['documents']));
    await expect(canvas.getByRole('region', { name: '¿Qué documentos se firman?' })).toBeVisible();
  },
);

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

test(
  'The host closes the section that has the focus: the focus goes to its title',
  { render: () => <Held /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listo' }));
    await expect(canvas.getByRole('button', { name: 'Notas' })).toHaveFocus();
  },
);

test("The titles are headings of the page's level", { args: { headingLevel: 4 } }, async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(4);
});
