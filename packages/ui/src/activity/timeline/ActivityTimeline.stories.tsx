import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { activity, call, fullDay } from '../samples.ts';
import { ActivityTimeline } from './ActivityTimeline.tsx';

const some = [
  activity(1, { onTime: true }),
  activity(2, {
    activityTypeId: 1,
    activityTypeName: 'Cita',
    date: '2026-11-24',
    startTime: '13:30',
    endTime: '14:45',
    subject: 'Presentación del plan',
    comments: null,
  }),
  activity(3, {
    activityTypeId: 4,
    activityTypeName: 'Whatsapp',
    prospectName: 'Ernesto Nájera',
    date: '2026-11-24',
    startTime: '10:00',
    endTime: null,
    onTime: false,
    adviserName: null,
  }),
];

const meta = {
  component: ActivityTimeline,
  args: {
    activities: some,
    prospectHref: (id: number) => `/prospect/${id}/detail`,
    onNavigate: fn<(href: string) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Activities by day: when, with whom, about what, and whether they were on time. Whose they are is told where the host says ' +
          'so, because not everybody may know.',
      },
    },
  },
} satisfies Meta<typeof ActivityTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two days, each in the order of its times. */
export const Default: Story = {
  name: 'ACL-26 with whom, about what, and whether on time',
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['sábado 21 de noviembre de 2026', 'martes 24 de noviembre de 2026']);
    const tuesday = canvas.getByRole('list', { name: 'martes 24 de noviembre de 2026' });
    const [first, second] = within(tuesday).getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      '10:00Whatsapp Ernesto Nájera Fuera de tiempoSeguimiento de cotizaciónPidió que le llamemos después de las seis.',
    );
    await expect(second).toHaveTextContent('13:30–14:45Cita María del Carmen Ruiz');
    const link = within(tuesday).getByRole('link', { name: 'Ernesto Nájera' });
    await expect(link).toHaveAttribute('href', '/prospect/81/detail');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await expect(args.onNavigate).toHaveBeenCalledWith('/prospect/81/detail');
  },
};

/** On time, late, not known. */
export const OnTime: Story = {
  name: 'ACL-27 on time, late, not known',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A tiempo')).toBeVisible();
    await expect(canvas.getByText('Fuera de tiempo')).toBeVisible();
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('No se sabe si fue a tiempo')).toBeInTheDocument();
  },
};

/** Names of adviser and manager, for those who may know. What is not known takes no place. */
export const People: Story = {
  name: 'ACL-16 names of adviser and manager',
  args: { showAdviser: true, showManager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Jorge Camacho')).toHaveLength(2);
    await expect(canvas.getAllByText('Rosa Elena Vidal')).toHaveLength(3);
  },
};

/** Without the props no name is told. */
export const WithoutPeople: Story = {
  name: 'ACL-16 no names for those who may not know',
  tags: ['!autodocs'],
  args: { showAdviser: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Jorge Camacho')).toHaveLength(2);
    await expect(canvas.queryByText('Rosa Elena Vidal')).not.toBeInTheDocument();
  },
};

const stay = (event: MouseEvent): void => event.preventDefault();

/** A press that asks for another tab is the browser's. */
export const OtherTab: Story = {
  name: 'ACL-09 a link may be opened in another tab',
  tags: ['!autodocs'],
  args: { activities: [call] },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'María del Carmen Ruiz' });
    window.addEventListener('click', stay, { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

/** Without a prospect, or a page for it, the name is no link. */
export const WithoutLink: Story = {
  name: 'ACL-09 a name without a page is no link',
  tags: ['!autodocs'],
  args: { activities: [activity(1, { prospectId: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('María del Carmen Ruiz')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** From the newest to the oldest, for a look back. */
export const NewestFirst: Story = {
  name: 'ACL-26 the newest first',
  args: { newestFirst: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent('martes 24 de noviembre de 2026');
  },
};

/** Little is known: what is missing takes no place. */
export const Sparse: Story = {
  name: 'ACL-26 an activity of which little is known',
  args: {
    activities: [
      activity(1, {
        prospectName: '',
        subject: null,
        comments: '',
        activityTypeId: 99,
        activityTypeName: null,
        startTime: null,
        endTime: null,
      }),
    ],
    showAdviser: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Jorge Camacho')).toBeVisible();
    await expect(canvas.getByText('Sin hora')).toBeVisible();
  },
};

/** While they come. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** There are none; the host may say why. */
export const Empty: Story = {
  args: { activities: [] },
  render: (args) => (
    <>
      <ActivityTimeline {...args} />
      <ActivityTimeline {...args} emptyText="Este prospecto no tiene actividades" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin actividades')).toBeVisible();
    await expect(canvas.getByText('Este prospecto no tiene actividades')).toBeVisible();
  },
};

/** A long day. */
export const Many: Story = {
  tags: ['!autodocs'],
  args: { activities: fullDay(30) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(30);
  },
};

const longTexts: Story = {
  args: {
    activities: [
      activity(1, {
        prospectName: `${german} ${arabic}`,
        activityTypeName: german,
        subject: long300,
        comments: `${long300}\n${german}`,
        adviserName: long300,
        onTime: false,
      }),
    ],
    showAdviser: true,
  },
};

/** Texts of any length. */
export const LongTexts: Story = longTexts;

/** On a phone the time stands above. */
export const Phone: Story = {
  args: { showAdviser: true, showManager: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const time = canvas.getByText('10:00').getBoundingClientRect();
    await expect(time.bottom).toBeLessThanOrEqual(canvas.getByText('Whatsapp').getBoundingClientRect().top + 1);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Long texts on a phone. */
export const PhoneLong: Story = { ...longTexts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** Days in the words of another language. */
export const Japanese: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026年11月24日火曜日')).toBeVisible();
  },
};

/** In the dark theme. */
export const Dark: Story = { ...People, name: 'Dark', tags: ['!autodocs'], globals: { theme: 'dark' } };
