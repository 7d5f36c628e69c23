import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../content/Avatar.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Badge } from '../status/Badge.tsx';
import { PreviewCard } from './PreviewCard.tsx';

const followed = fn((event: React.MouseEvent) => event.preventDefault());

const link = (
  <a href="#prospecto" onClick={followed} style={{ color: 'var(--sereno-primary)' }}>
    Guadalupe Hernández
  </a>
);

const prospect = (
  <div style={{ display: 'flex', gap: '12px', alignItems: 'flex-start' }}>
    <Avatar name="Guadalupe Hernández" size="large" />
    <div style={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      <div>
        <div style={{ fontWeight: 600 }}>Guadalupe Hernández</div>
        <div style={{ fontSize: '13px', color: 'var(--sereno-text-muted)' }}>Plan familiar · Guadalajara</div>
      </div>
      <Badge tone="warning">Pendiente</Badge>
      <div style={{ fontSize: '13px' }}>Próxima cita: 12/03/2026, 17:30</div>
    </div>
  </div>
);

const meta: Meta<typeof PreviewCard> = {
  title: 'Foundations/PreviewCard',
  component: PreviewCard,
  args: { trigger: link, content: prospect, onOpenChange: fn() },
  beforeEach: () => {
    followed.mockClear();
  },
  parameters: {
    docs: {
      story: { height: '260px', inline: false },
      description: {
        component:
          'A glance at what is behind a link (a prospect, a contract), while pointer or keyboard focus rest on it. It is a complement: ' +
          'everything in it is found by following the link, because touch and screen readers have only the link. For a few words use ' +
          'Tooltip, for anything to press Popover.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Próxima cita: 12/03/2026, 17:30';
/** Base UI listens for the pointer a moment after the first paint: on a busy machine a test comes before that. */
const ready = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
const visible = () => waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 4000 });
const gone = () => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument(), { timeout: 4000 });

/** Comes when pointer or focus rest on the link, goes with them or by Escape. Touch follows the link. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await ready();
    const name = canvas.getByRole('link', { name: 'Guadalupe Hernández' });
    await step('mouse', async () => {
      await userEvent.hover(name);
      await visible();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'hover' });
      await userEvent.unhover(name);
      await gone();
    });
    await step('keyboard', async () => {
      await userEvent.tab();
      await visible();
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(name).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(1);
    });
    await step('touch', async () => {
      name.blur();
      await userEvent.pointer([{ keys: '[TouchA]', target: name }]);
      await expect(followed).toHaveBeenCalledTimes(2);
    });
  },
};

/** Shown. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.hover(canvas.getByRole('link'));
    await visible();
  },
};

/** The pointer may go into the card. */
export const Hoverable: Story = {
  tags: ['!autodocs'],
  args: { delay: 100, closeDelay: 100 },
  play: async ({ canvas, userEvent }) => {
    await ready();
    const name = canvas.getByRole('link');
    await userEvent.hover(name);
    await visible();
    const line = screen.getByText(text);
    await userEvent.unhover(name);
    await userEvent.hover(line);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(line).toBeVisible();
    await userEvent.unhover(line);
    await gone();
  },
};

/** Texts of any length wrap, and what is too high scrolls. */
export const LongTexts: Story = {
  args: {
    trigger: <a href="#prospecto">{long300}</a>,
    content: (
      <Stack>
        <div>{text}</div>
        <div>{long300}</div>
        <div>{german}</div>
        <div>{arabic}</div>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.hover(canvas.getByRole('link'));
    await visible();
  },
};

/** A small phone with a mouse. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await ready();
    await userEvent.hover(canvas.getByRole('link'));
    await visible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { ...Shown, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** The card keeps its frame. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await ready();
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await userEvent.hover(canvas.getByRole('link'));
    await visible();
    const card = screen.getByText(text).closest('[data-side]') ?? document.body;
    const { borderTopColor, backgroundColor } = getComputedStyle(card);
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
};
