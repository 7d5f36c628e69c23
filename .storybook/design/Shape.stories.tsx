import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius, shadow } from '../../packages/ui/src/theme/index.ts';
import { BothThemes } from './BothThemes.tsx';

const meta: Meta = {
  title: 'Design/Shape',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Radius and shadow. A card is told by its border, so only what floats above the page throws a shadow: menus, dialogs, ' +
          'toasts. Under forced colours shadows vanish, so each of those has a border as well.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  control: 'What is pressed or typed in',
  card: 'Cards, dialogs, menus',
  pill: 'Marks and counts',
};

/** The three radii. */
export const Radius: Story = {
  render: () => (
    <ul className="design-rows">
      {Object.entries(radius).map(([name, size]) => (
        <li key={name}>
          <span className="design-box" style={{ borderRadius: size }} />
          <span className="design-name">{name}</span>
          <span className="design-value">
            {size}. {uses[name]}
          </span>
        </li>
      ))}
    </ul>
  ),
};

/** The one shadow, in both themes. On dark ground it only deepens; the border does the work. */
export const Shadow: Story = {
  render: () => (
    <BothThemes>
      {(palette) => (
        <>
          <div className="design-box" style={{ borderRadius: radius.card, boxShadow: shadow }} />
          <span className="design-value">{palette.shadow}</span>
        </>
      )}
    </BothThemes>
  ),
};
