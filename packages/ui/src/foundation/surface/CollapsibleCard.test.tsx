import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { cdp } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { CollapsibleCard } from './CollapsibleCard.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, StartsCollapsed } from './CollapsibleCard.stories.tsx';

const test = behaviour(meta);

const toggleName = 'Contenido de Asesores con más ventas';

const panelOf = (toggle: HTMLElement): Element => {
  const panel = toggle.closest('section')?.querySelector('[data-part="content"]');
  if (!panel) throw new Error('The card has no content.');
  return panel;
};

/** Neither painted nor focusable nor read: queries by role do not know the browser's `until-found`. */
const collapsed = (panel: Element) =>
  waitFor(async () => {
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel.firstElementChild?.checkVisibility()).toBe(false);
  });

test(
  'Collapsed and opened by mouse, touch and key: the button keeps its name, and input stays',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: toggleName });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const field = canvas.getByRole('textbox', { name: 'Buscar asesor' });
    await userEvent.type(field, 'Rosa');
    await step('mouse', async () => {
      await userEvent.click(toggle);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'trigger' });
      await collapsed(panelOf(toggle));
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toHaveAccessibleName(toggleName);
    });
    await step('collapsed, the content is neither read nor reached, and the actions stay', async () => {
      await expect(canvas.getByRole('button', { name: 'Exportar' })).toBeVisible();
      field.focus();
      await expect(toggle).toHaveFocus();
    });
    await step('key: what was typed is still there', async () => {
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toBeVisible());
      await userEvent.keyboard(' ');
      await collapsed(panelOf(toggle));
      await userEvent.keyboard(' ');
      await waitFor(() => expect(field).toBeVisible());
      await expect(field).toHaveValue('Rosa');
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: toggle }]);
      await collapsed(panelOf(toggle));
    });
  },
);

const transitions = (panel: Element) =>
  panel.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration);

test(
  'SHL-39 CST-27 collapsing takes 400 ms, and the content is out of reach from the start',
  {},
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: toggleName });
    const panel = panelOf(toggle);
    const height = panel.getBoundingClientRect().height;
    await userEvent.click(toggle);
    await waitFor(() => expect(transitions(panel)).toContain(400));
    await expect(transitions(panel).every((duration) => duration === 400)).toBe(true);
    await expect(panel).toHaveAttribute('inert');
    await collapsed(panel);
    await userEvent.click(toggle);
    await waitFor(() => expect(transitions(panel)).toContain(400));
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBe(height));
  },
);

/** The system's preference. */
async function reduceMotion(): Promise<() => Promise<void>> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  return async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  };
}

test('SHL-42 with reduced motion it takes 0 ms', { beforeEach: reduceMotion }, async ({ canvas, userEvent }) => {
  await expect(getComputedStyle(document.documentElement).getPropertyValue('--sereno-motion-collapse')).toMatch(
    /^0m?s$/,
  );
  const toggle = canvas.getByRole('button', { name: toggleName });
  await userEvent.click(toggle);
  await expect(panelOf(toggle)).toHaveAttribute('hidden', 'until-found');
  await userEvent.click(toggle);
  await expect(panelOf(toggle)).not.toHaveAttribute('hidden');
  await expect(transitions(panelOf(toggle))).toEqual([]);
});

function Held() {
  const [open, setOpen] = useState(true);
  return (
    <CollapsibleCard title="Filtros" open={open} onOpenChange={setOpen}>
      <Button onClick={() => setOpen(false)}>Aplicar</Button>
    </CollapsibleCard>
  );
}

test(
  'The host collapses it while the focus is inside: the focus goes to the toggle',
  { render: () => <Held /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }));
    const toggle = canvas.getByRole('button', { name: 'Contenido de Filtros' });
    await expect(toggle).toHaveFocus();
    await collapsed(panelOf(toggle));
    await expect(toggle).toHaveFocus();
  },
);

test(
  'Controlled and not changed by the host: the card stays as it is',
  { args: { open: true } },
  async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: toggleName });
    await userEvent.dblClick(toggle);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Buscar asesor' })).toBeVisible();
  },
);

test('Initially collapsed, the browser’s search opens it', StartsCollapsed, async ({ args, canvas }) => {
  const toggle = canvas.getByRole('button', { name: toggleName });
  await collapsed(panelOf(toggle));
  panelOf(toggle).dispatchEvent(new Event('beforematch'));
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
  await expect(args.onOpenChange).toHaveBeenCalledWith(true, { reason: 'search' });
});

test(
  'The toggle is named in the language of the page',
  { args: { title: 'Provisionen' }, globals: { locale: 'de' } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Inhalt von Provisionen' })).toBeVisible();
  },
);
