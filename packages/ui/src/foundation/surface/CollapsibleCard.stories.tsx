import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { german, long300 } from '../samples.tsx';
import { Badge } from '../status/Badge.tsx';
import { CollapsibleCard } from './CollapsibleCard.tsx';

const meta: Meta<typeof CollapsibleCard> = {
  title: 'Foundations/CollapsibleCard',
  component: CollapsibleCard,
  args: {
    title: 'Asesores con más ventas',
    actions: <Button size="small">Exportar</Button>,
    children: <TextField label="Buscar asesor" />,
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A card whose content can be put away when a dashboard is long. Its heading and its actions stay, and what was typed inside ' +
          'is there again when it opens; the browser’s search finds what is put away. Where nobody needs to put it away use a card; ' +
          'for many short texts use an accordion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const toggleName = 'Contenido de Asesores con más ventas';
const panelOf = (toggle: HTMLElement): Element => {
  const panel = toggle.closest('section')?.querySelector('[data-part="content"]');
  if (!panel) throw new Error('The card has no content.');
  return panel;
};
/** Neither painted nor focusable nor read: the queries by role do not know the browser's `until-found`. */
const collapsed = (panel: Element) =>
  waitFor(async () => {
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel.firstElementChild?.checkVisibility()).toBe(false);
  });

/** Collapsed and opened by mouse, finger and key. The button keeps its name; whether the card is open is its state. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
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
      await expect(field).toHaveValue('Rosa');
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: toggle }]);
      await collapsed(panelOf(toggle));
    });
  },
};

const transitions = (panel: Element) =>
  panel.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration);

/** The content goes and comes within 400 ms. From the first moment of going it is out of reach. */
export const Animation: Story = {
  name: 'SHL-39 CST-27 collapsing takes 400 ms',
  play: async ({ canvas, userEvent }) => {
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
};

const token = '--sereno-motion-collapse';
const valuesUnderReducedMotion = (): readonly string[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText.includes('prefers-reduced-motion: reduce'))
    .flatMap((rule) => [...rule.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .map((rule) => rule.style.getPropertyValue(token).trim())
    .filter((value) => value !== '');

/** Where people ask for less motion the card is collapsed and opened at once. */
export const ReducedMotion: Story = {
  name: 'SHL-42 with reduced motion it takes 0 ms',
  beforeEach: () => () => {
    document.documentElement.style.removeProperty(token);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('the duration is 0 under the preference', async () => {
      await expect(valuesUnderReducedMotion()).toEqual(['0ms']);
    });
    await step('with that duration nothing moves', async () => {
      // A page cannot set the preference itself, so it takes over the duration that the preference gives.
      document.documentElement.style.setProperty(token, '0ms');
      const toggle = canvas.getByRole('button', { name: toggleName });
      await userEvent.click(toggle);
      await expect(panelOf(toggle)).toHaveAttribute('hidden', 'until-found');
      await userEvent.click(toggle);
      await expect(panelOf(toggle)).not.toHaveAttribute('hidden');
      await expect(transitions(panelOf(toggle))).toEqual([]);
    });
  },
};

function Held() {
  const [open, setOpen] = useState(true);
  return (
    <CollapsibleCard title="Filtros" open={open} onOpenChange={setOpen}>
      <Button onClick={() => setOpen(false)}>Aplicar</Button>
    </CollapsibleCard>
  );
}

/** The host collapses it while the focus stands inside: the focus goes to the toggle. */
export const CollapsedByHost: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }));
    await expect(canvas.getByRole('button', { name: 'Contenido de Filtros' })).toHaveFocus();
    await collapsed(panelOf(canvas.getByRole('button', { name: 'Contenido de Filtros' })));
    await expect(canvas.getByRole('button', { name: 'Contenido de Filtros' })).toHaveFocus();
  },
};

/** The host holds `open` and does not follow: the card stays as it is. */
export const Refused: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: toggleName });
    await userEvent.dblClick(toggle);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Buscar asesor' })).toBeVisible();
  },
};

/** Collapsed from the start; the browser's search opens it. */
export const StartsCollapsed: Story = {
  args: { defaultOpen: false },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: toggleName });
    await collapsed(panelOf(toggle));
    panelOf(toggle).dispatchEvent(new Event('beforematch'));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, { reason: 'search' });
  },
};

/** A table to the edge. */
export const EdgeToEdge: Story = {
  args: {
    padding: 'none',
    title: 'Ventas por municipio',
    actions: <Badge tone="warning">Pendiente</Badge>,
    children: (
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse', background: 'var(--sereno-surface-sunken)' }}>
        <tbody>
          <tr>
            <td style={{ padding: '10px 16px' }}>Guadalajara</td>
            <td style={{ padding: '10px 16px', textAlign: 'end' }}>$612,480.00</td>
          </tr>
        </tbody>
      </table>
    ),
  },
};

/** Heading and content of any length: the toggle keeps its corner. */
export const LongTexts: Story = {
  args: {
    title: `${german} ${long300}`,
    children: <div style={{ overflowWrap: 'anywhere' }}>{`${long300} ${german}`}</div>,
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

/** The name of the toggle in German. */
export const German: Story = {
  args: { title: 'Provisionen' },
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Inhalt von Provisionen' })).toBeVisible();
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Less air in the compact density. */
export const Compact: Story = { tags: ['!autodocs'], globals: { density: 'compact' } };
