import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Icon } from '../../packages/ui/src/foundation/icon.tsx';
import { CalendarDays } from '../../packages/ui/src/foundation/icons/calendar-days.ts';
import { X } from '../../packages/ui/src/foundation/icons/x.ts';
import { Button, IconButton } from '../../packages/ui/src/foundation/index.ts';
import './design.css';

const meta: Meta = {
  title: 'Design/Icons',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Lucide. Those of the library are in `foundation/icons`; a host may take others from `lucide-react`. Drawn in ' +
          'the colour of the text, 16 px beside a word, 20 px alone, stroke 2. An icon is decoration (`aria-hidden`); its meaning ' +
          'is in a word beside it, or, where there is no room, in the label of an IconButton. Only what everybody knows may stand ' +
          'without a visible word: close, search, menu, earlier and later. One icon means one thing in the whole product.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<Record<string, Icon>>('../../packages/ui/src/foundation/icons/*.ts', { eager: true });
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

/** Every icon that the components use. Look here before you take another one. */
export const InUse: Story = {
  render: () => (
    <ul className="design-icons">
      {icons.map(([name, Icon]) => (
        <li key={name}>
          <Icon size={20} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].filter((icon) =>
      icon.querySelector('path, circle, line, rect'),
    );
    await expect(drawn.length).toBe(icons.length);
    await expect(icons.map(([name]) => name)).toEqual(expect.arrayContaining(['X', 'Menu', 'ChevronDown']));
  },
};

/** Beside a word the icon is 16 px and silent. Alone, a label says what it does. */
export const WithAndWithoutAWord: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button startIcon={<CalendarDays size={16} aria-hidden />}>Agendar cita</Button>
      <IconButton label="Cerrar">
        <X aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Agendar cita' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  },
};
