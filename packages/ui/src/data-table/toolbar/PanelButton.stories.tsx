import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3 } from '../../foundation/icons/columns-3.ts';
import { german } from '../../foundation/samples.tsx';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { TableRoot } from '../DataTable.styles.ts';
import { PanelButton } from './PanelButton.tsx';
import { fetched, type Own, Panel } from './PanelButton.samples.tsx';

const meta: Meta<typeof PanelButton<Own>> = {
  title: 'data-table/DataTable/Panel button',
  tags: ['internal'],
  component: PanelButton<Own>,
  args: {
    label: 'Columnas',
    icon: <Columns3 />,
    part: lazyPart(fetched),
    panel: { text: 'Diez columnas a la vista' },
  },
  beforeEach: () => {
    fetched.mockReset().mockResolvedValue(Panel);
  },
  // Each story begins without the code, as a page does.
  render: (args) => <PanelButton {...args} part={lazyPart(fetched)} />,
  decorators: [
    (Story) => (
      <TableRoot aria-label="Contratos">
        <div className="top">
          <fieldset className="tools" aria-label="Herramientas">
            <Story />
          </fieldset>
        </div>
      </TableRoot>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'Opens a panel of the toolbar. What the panel is made of is fetched when somebody points at the button or reaches it, so ' +
          'that a table which is only read costs nothing for it.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** It opens its panel, and closes it again. */
export const Default: Story = {};

/** How many are in use is part of its name. */
export const Counted: Story = {
  args: { count: 3 },
};

/** A long word, and a large count. */
export const LongTexts: Story = {
  args: { label: german, count: 1200 },
};
