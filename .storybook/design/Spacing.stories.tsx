import type { Meta, StoryObj } from '@storybook/react-vite';
import { densities, space } from '../../packages/ui/src/theme/index.ts';
import './design.css';

const meta: Meta = {
  title: 'Design/Spacing',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Steps of 4 px, `space(3)` is 12 px. A density or a host makes them larger or smaller: `--sereno-space: 5px`. A component has no margin of its own: who puts things together decides how far apart ' +
          'they stand. What belongs together stands closer than what does not.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const uses: readonly (readonly [steps: number, use: string])[] = [
  [1, 'Inside a control, between a label and its field'],
  [2, 'Between an icon and its word, between buttons of one group'],
  [3, 'Between things of one row; inside a card, compact'],
  [4, 'Between fields of a form; inside a card'],
  [5, 'Around the content of a drawer on a phone'],
  [6, 'Between the parts of a form, around a dialog'],
  [8, 'Between the sections of a page'],
  [10, 'Above and below what stands alone'],
  [12, 'Around an empty page'],
];

/** The steps in use. */
export const Steps: Story = {
  render: () => (
    <ul className="design-rows">
      {uses.map(([steps, use]) => (
        <li key={steps}>
          <span className="design-value" style={{ inlineSize: '5.5rem' }}>
            space({steps})
          </span>
          <span className="design-value" style={{ inlineSize: '3rem' }}>
            {steps * densities.comfortable.space}px
          </span>
          <span style={{ inlineSize: 56 }}>
            <span className="design-bar" style={{ display: 'block', inlineSize: space(steps) }} />
          </span>
          <span className="design-value">{use}</span>
        </li>
      ))}
    </ul>
  ),
};
