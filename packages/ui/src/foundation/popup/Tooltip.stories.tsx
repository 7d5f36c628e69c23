import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { arabic, german, long300, Row } from '../samples.tsx';
import { Tooltip, TooltipGroup } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Foundations/Tooltip',
  component: Tooltip,
  args: { content: 'Suma las comisiones del mes sin conciliar', children: <Button>Calcular</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '72px 24px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { height: '200px', inline: false },
      description: {
        component:
          'A few words about one control, on hover and on keyboard focus. It **does not come on touch**, where a long press belongs to the ' +
          'browser: there a screen reader reads it as the description, and everybody else must be able to do without it. So what everybody has ' +
          'to know stands on the page (the description of a Field, a line below the button). Nothing in it can be pressed: use a Popover for ' +
          'that. IconButton already shows its label by itself.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const visible = () => waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible(), { timeout: 3000 });
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument(), { timeout: 3000 });

/** Comes when the pointer rests or the keyboard arrives, goes by Escape. It is the description of the button at all times. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
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
};

/** Shown, because the keyboard focus is on the button. */
export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await visible();
  },
};

/** The pointer may go into the tooltip, to read it with a magnifier, without losing it (WCAG 1.4.13). */
export const Hoverable: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await visible();
    const tooltip = screen.getByRole('tooltip').getBoundingClientRect();
    const clientX = tooltip.left + tooltip.width / 2;
    // Through the gap between the two, as a pointer goes.
    await userEvent.pointer([
      { target: button, coords: { clientX, clientY: button.getBoundingClientRect().top + 2 } },
      { target: document.body, coords: { clientX, clientY: tooltip.bottom + 3 } },
      { target: screen.getByRole('tooltip'), coords: { clientX, clientY: tooltip.bottom - 4 } },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.pointer([{ target: document.body, coords: { clientX: 900, clientY: 500 } }]);
    await gone();
  },
};

const clipped = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The whole of a text that is cut, and nothing for one that is not. It takes the focus, for the keyboard. */
export const CutText: Story = {
  render: () => (
    <div style={{ inlineSize: '200px' }}>
      <Tooltip onlyIfCut content="María Guadalupe Hernández de la Cruz">
        <a href="#prospecto" style={{ ...clipped, color: 'inherit' }}>
          María Guadalupe Hernández de la Cruz
        </a>
      </Tooltip>
      <Tooltip onlyIfCut content="Ana Ruiz">
        <a href="#prospecto" style={{ ...clipped, color: 'inherit' }}>
          Ana Ruiz
        </a>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await visible();
    // The text is the name already: it is not read a second time.
    await expect(canvas.getByRole('link', { name: /^María/ })).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await gone();
    await userEvent.hover(canvas.getByRole('link', { name: 'Ana Ruiz' }));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** In a toolbar only the first one lets wait; its neighbours come at once. */
export const Group: Story = {
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Día' }));
    await visible();
    const from = performance.now();
    await userEvent.hover(canvas.getByRole('button', { name: 'Semana' }));
    await screen.findByText('Citas por semana', { selector: '[role=tooltip]' });
    await expect(performance.now() - from).toBeLessThan(600);
  },
};

/** On any side, in reading direction. */
export const Sides: Story = {
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '120px' }}>
      <Tooltip {...args} side="inline-end" content="A un lado">
        <Button>Calcular</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await visible();
    const tooltip = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(tooltip.left).toBeGreaterThan(canvas.getByRole('button').getBoundingClientRect().right);
  },
};

const pressed = fn();

/** A control that is out of use for now keeps the focus, so that its reason can be read: `aria-disabled` instead of `disabled`. */
export const Disabled: Story = {
  render: () => (
    <>
      <p id="note">Quedan 3 contratos.</p>
      <Tooltip content="Solo la gerencia puede reasignar">
        <Button aria-disabled aria-describedby="note" onClick={pressed}>
          Reasignar
        </Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await visible();
    // Its own description stays.
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Quedan 3 contratos. Solo la gerencia puede reasignar',
    );
  },
};

/** Escape takes the tooltip away, and not the drawer around it. */
export const InDrawer: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Drawer title="Filtros" defaultOpen>
      <Tooltip {...args} />
    </Drawer>
  ),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Calcular' });
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Tab}');
    button.focus();
    await visible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** 300 characters wrap at 280 px; so much is better on the page. */
export const LongTexts: Story = {
  args: { content: `${long300} ${german} ${arabic}`, side: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await visible();
    await expect(screen.getByRole('tooltip').offsetWidth).toBeLessThanOrEqual(280);
  },
};

/** The same on a small phone with a keyboard. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await visible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** With letters twice as large it stays on the screen. */
export const Zoomed: Story = {
  ...Phone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

/** Light on dark turns into dark on light. */
export const Dark: Story = { ...Shown, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Without its background it keeps a frame. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ userEvent }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await userEvent.tab();
    await visible();
    const { borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(screen.getByRole('tooltip'));
    await expect(borderTopWidth).toBe('1px');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
};
