import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../layout/Link.tsx';
import { german, long300 } from '../samples.tsx';
import { Timeline } from './Timeline.tsx';

const meta: Meta<typeof Timeline> = {
  title: 'Foundations/Timeline',
  component: Timeline,
  args: {
    label: 'Historia del prospecto',
    entries: [
      {
        id: 3,
        title: 'Contrato firmado',
        time: <time dateTime="2026-11-20T17:40:00Z">20/11/2026 11:40 · Luis Salas</time>,
        detail: <Link href="#contrato">PF-204817</Link>,
        tone: 'positive',
      },
      {
        id: 2,
        title: 'Cita cancelada',
        time: <time dateTime="2026-11-18T16:00:00Z">18/11/2026 10:00 · Luis Salas</time>,
        detail: 'El cliente pidió otra fecha.',
        tone: 'danger',
      },
      {
        id: 1,
        title: 'Prospecto registrado',
        time: <time dateTime="2026-11-12T15:05:00Z">12/11/2026 09:05 · Mariana Ruiz</time>,
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'What happened with something, usually the newest first: each with its time, a title and what there is to say of it. For the steps of ' +
          'a task use Stepper.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Three entries, two of them with a tone. */
export const Default: Story = {};

/** Each is a heading of the page's outline, for a history that is a section of its own. */
export const Headings: Story = { args: { headingLevel: 3 } };

/** All tones. */
export const Tones: Story = {
  args: {
    entries: (['neutral', 'primary', 'info', 'positive', 'warning', 'danger'] as const).map((tone) => ({
      id: tone,
      title: `Punto ${tone}`,
      time: '20/11/2026 11:40',
      tone,
    })),
  },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    entries: [
      { id: 1, title: german, time: german, detail: long300 },
      { id: 2, title: long300, time: '12/11/2026 09:05', detail: german },
    ],
  },
};
