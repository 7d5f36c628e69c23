import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints } from '../../packages/ui/src/theme/index.ts';
import { widths } from '../widths.ts';
import './design.css';

const meta: Meta = {
  title: 'Design/Breakpoints',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Styles start at 360 px and add from a width upwards (`@media ${media.lg}`). Prefer what needs no breakpoint: wrapping, ' +
          '`minmax()`, `flex-basis`. 200 % zoom is half the width, so every breakpoint is also met by people with a wide screen. ' +
          'The toolbar shows a story at the widths below.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const changes: Readonly<Record<string, string>> = {
  sm: 'Two fields side by side; dialogs stop filling the screen',
  md: 'Filters leave their button',
  lg: 'The menu stands beside the content',
  xl: 'Twelve columns, charts side by side',
};

const widest = Number.parseInt(widths.wide.styles.width, 10);
const share = (pixels: number): string => `${(pixels / widest) * 100}%`;

/** Where the layout changes. */
export const Layout: Story = {
  render: () => (
    <ul className="design-rows">
      {Object.entries(breakpoints).map(([name, pixels]) => (
        <li key={name}>
          <span className="design-name">{name}</span>
          <span className="design-value">
            from {pixels} px. {changes[name]}
          </span>
          <span className="design-track">
            <span className="design-bar" style={{ display: 'block', inlineSize: share(pixels) }} />
          </span>
        </li>
      ))}
    </ul>
  ),
};

/** The widths of the toolbar, and of the pictures that are compared at each change. */
export const Toolbar: Story = {
  render: () => (
    <ul className="design-rows">
      {Object.values(widths).map(({ name, styles }) => (
        <li key={name}>
          <span className="design-name">{name}</span>
          <span className="design-track">
            <span
              className="design-bar"
              style={{ display: 'block', inlineSize: share(Number.parseInt(styles.width, 10)) }}
            />
          </span>
        </li>
      ))}
    </ul>
  ),
};
