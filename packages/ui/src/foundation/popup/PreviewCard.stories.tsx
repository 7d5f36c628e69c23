import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Avatar } from '../content/Avatar.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Badge } from '../status/Badge.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { followed, text } from './PreviewCard.samples.tsx';

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
    keyboard: {
      Tab: 'Resting on the link shows the card.',
      Escape: 'Hides it; the focus stays on the link.',
      Enter: 'Follows the link.',
    },
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

/** Not shown yet: a link, which touch follows. */
export const Default: Story = {};

/** Shown beside its link: a face, a status and the next date. */
export const Shown: Story = { args: { defaultOpen: true } };

/** Long texts wrap, and it scrolls when too tall. */
export const LongTexts: Story = {
  args: {
    defaultOpen: true,
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
};
