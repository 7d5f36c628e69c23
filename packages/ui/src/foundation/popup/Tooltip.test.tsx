import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { Row } from '../samples.tsx';
import { Tooltip, TooltipGroup } from './Tooltip.tsx';
import { vi } from 'vitest';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { visible } from './Tooltip.samples.tsx';
import meta, { Default, CutText, Sides, Disabled, LongTexts } from './Tooltip.stories.tsx';
import { holdTimers } from '../../testing/time.ts';

const test = behaviour(meta);

/** How long the pointer rests before the first tooltip shows, ms. */
const firstDelay = 600;

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument(), { timeout: 3000 });

test(
  'Shows when the pointer rests or the keyboard focuses, hides on Escape, and describes the button at all times',
  Default,
  async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calcular' });
    await expect(button).toHaveAccessibleDescription('Suma las comisiones del mes sin conciliar');
    await step('mouse', async () => {
      await userEvent.hover(button);
      await visible();
      await expect(button).toHaveAccessibleDescription('Suma las comisiones del mes sin conciliar');
      await userEvent.unhover(button);
      await gone();
    });
    await step('keyboard', async () => {
      await userEvent.tab();
      await visible();
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(button).toHaveFocus();
      await userEvent.tab();
    });
    await step('touch presses the button and shows nothing', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
      await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    });
  },
);

test(
  'The pointer may move into the tooltip, to magnify it, without hiding it (WCAG 1.4.13)',
  { beforeEach: holdTimers },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    vi.advanceTimersByTime(firstDelay);
    await visible();
    const tooltip = screen.getByRole('tooltip').getBoundingClientRect();
    const clientX = tooltip.left + tooltip.width / 2;
    // Through the gap between the two, like a real pointer.
    await userEvent.pointer([
      { target: button, coords: { clientX, clientY: button.getBoundingClientRect().top + 2 } },
      { target: document.body, coords: { clientX, clientY: tooltip.bottom + 3 } },
      { target: screen.getByRole('tooltip'), coords: { clientX, clientY: tooltip.bottom - 4 } },
    ]);
    vi.advanceTimersByTime(1000);
    await userEvent.pointer([
      { target: screen.getByRole('tooltip'), coords: { clientX, clientY: tooltip.bottom - 6 } },
    ]);
    await expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.pointer([{ target: document.body, coords: { clientX: 900, clientY: 500 } }]);
    await gone();
  },
);

test(
  'The full text of a truncated one, and nothing for a complete one',
  { ...CutText, beforeEach: holdTimers },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await visible();
    // The text is already the name: it is not read twice.
    await expect(canvas.getByRole('link', { name: /^María/ })).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await gone();
    await userEvent.hover(canvas.getByRole('link', { name: 'Ana Ruiz' }));
    vi.advanceTimersByTime(1000);
    // What comes next is the only one.
    await userEvent.hover(canvas.getByRole('link', { name: /^María/ }));
    vi.advanceTimersByTime(firstDelay);
    await visible();
    await expect(screen.getByRole('tooltip')).toHaveTextContent(/^María/);
  },
);

test(
  'In a toolbar only the first one is delayed; its neighbours show at once',
  {
    render: () => (
      <TooltipGroup>
        <Row>
          {['Día', 'Semana', 'Mes'].map((label) => (
            <Tooltip key={label} content={`Citas por ${label.toLowerCase()}`}>
              <Button size="small">{label}</Button>
            </Tooltip>
          ))}
        </Row>
      </TooltipGroup>
    ),
    beforeEach: holdTimers,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Día' }));
    vi.advanceTimersByTime(firstDelay);
    await visible();
    const from = performance.now();
    await userEvent.hover(canvas.getByRole('button', { name: 'Semana' }));
    await screen.findByText('Citas por semana', { selector: '[role=tooltip]' });
    await expect(performance.now() - from).toBeLessThan(firstDelay);
  },
);

test("On the 'end' side it is beside the control", Sides, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await visible();
  const tooltip = screen.getByRole('tooltip').getBoundingClientRect();
  await expect(tooltip.left).toBeGreaterThan(canvas.getByRole('button').getBoundingClientRect().right);
});

test(
  'The reason why a control is disabled is read after its own description',
  Disabled,
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await visible();
    // Its own description stays.
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Quedan 3 contratos. Solo la gerencia puede reasignar',
    );
  },
);

test(
  'Escape hides the tooltip, not the drawer around it',
  {
    render: (args) => (
      <Drawer title="Filtros" defaultOpen>
        <Tooltip {...args} />
      </Drawer>
    ),
  },
  async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Calcular' });
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Tab}');
    button.focus();
    await visible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
);

test('300 characters wrap at 280 px', LongTexts, async ({ userEvent }) => {
  await userEvent.tab();
  await visible();
  await expect(screen.getByRole('tooltip').offsetWidth).toBeLessThanOrEqual(280);
});

test('Without its background it keeps a border', { beforeEach: forceColors }, async ({ userEvent }) => {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  await userEvent.tab();
  await visible();
  const { borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(screen.getByRole('tooltip'));
  await expect(borderTopWidth).toBe('1px');
  await expect(borderTopColor).not.toBe(backgroundColor);
});
