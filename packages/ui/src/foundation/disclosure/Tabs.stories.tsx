import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import User from 'lucide-react/icons/user';
import { expect, fn } from 'storybook/test';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';
import { many } from './Tabs.samples.tsx';

const tabs: readonly TabItem[] = [
  { value: 'data', label: 'Datos', content: <TextField label="Nombre" defaultValue="Rosa Elena Cárdenas" /> },
  { value: 'visits', label: 'Citas', count: 12, content: <p>Próxima cita: 21/11/2026 a las 10:00</p> },
  { value: 'contracts', label: 'Contratos', count: 2, content: <a href="#contrato">Contrato 00418</a> },
  { value: 'payments', label: 'Pagos', disabled: true, content: <p>Sin pagos</p> },
];

const meta: Meta<typeof Tabs> = {
  title: 'Foundations/Tabs',
  component: Tabs,
  args: { label: 'Prospecto', tabs, onChange: fn() },
  parameters: {
    keyboard: {
      Tab: 'Moves to the tab that is shown, then into its panel.',
      'ArrowRight ArrowLeft':
        'Moves to the next or the previous tab, around the ends; with `activation="focus"` it shows it.',
      'Home End': 'Moves to the first or the last tab.',
      'Enter Space': 'Shows the tab.',
    },
    docs: {
      description: {
        component:
          'Views of one thing that take turns in one place: the data of a prospect, their visits, their contracts. Nothing typed in ' +
          'one is lost while another is shown. To choose a value use a segmented control, to go to another page links, and for ' +
          'texts that are read one after the other an accordion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Selected by mouse, touch and key. Arrow keys move past a tab without loading its content. */
export const Default: Story = {};

/** With icons. */
export const WithIcons: Story = {
  args: {
    tabs: [
      { value: 'data', label: 'Datos', icon: <User aria-hidden />, content: 'Rosa Elena Cárdenas' },
      { value: 'visits', label: 'Citas', icon: <CalendarDays aria-hidden />, count: 1204, content: '1,204 citas' },
      { value: 'contracts', label: 'Contratos', icon: <FileText aria-hidden />, content: '2 contratos' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Citas 1,204' })).toBeVisible();
  },
};

/** On a small phone the row scrolls: the active tab is visible and the page stays as wide as the screen. */
export const Phone: Story = {
  args: { tabs: many, defaultValue: 'Octubre' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Long names wrap inside their tab. */
export const LongTexts: Story = {
  args: {
    tabs: [
      { value: 'german', label: german, content: long300 },
      { value: 'arabic', label: arabic, content: arabic },
      { value: 'long', label: long300, count: 123456, content: german },
    ],
  },
};
