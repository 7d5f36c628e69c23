import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Columns3 } from '../../foundation/icons/columns-3.ts';
import { german } from '../../foundation/samples.tsx';
import { deferred } from '../../state/deferred.ts';
import { TableRoot } from '../DataTable.styles.ts';
import { PanelButton, type PanelFrame } from './PanelButton.tsx';
import { PanelSurface } from './PanelSurface.tsx';

type Own = { readonly text: string };

const Panel = ({ text, ...frame }: PanelFrame & Own) => (
  <PanelSurface {...frame} title="Columnas">
    <p>{text}</p>
  </PanelSurface>
);
const fetched = fn<() => Promise<{ readonly Panel: typeof Panel }>>();

const meta = {
  title: 'data-table/DataTable/Panel button',
  component: PanelButton<Own>,
  args: {
    label: 'Columnas',
    icon: <Columns3 />,
    code: deferred(fetched),
    panel: { text: 'Diez columnas a la vista' },
  },
  beforeEach: () => {
    fetched.mockReset().mockResolvedValue({ Panel });
  },
  // Each story begins without the code, as a page does.
  render: (args) => <PanelButton {...args} code={deferred(fetched)} />,
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
} satisfies Meta<typeof PanelButton<Own>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens its panel and closes it',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columnas' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Columnas' })).toHaveTextContent('Diez columnas a la vista');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Ahead: Story = {
  name: 'The panel is fetched once somebody comes near, and once only',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columnas' });
    await expect(fetched).not.toHaveBeenCalled();
    await userEvent.hover(button);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await expect(fetched).toHaveBeenCalledTimes(1);
  },
};

export const NotFetched: Story = {
  name: 'Where the panel could not be fetched the page goes on, and the next press asks again',
  tags: ['!autodocs'],
  beforeEach: () => {
    fetched.mockRejectedValue(new TypeError('offline'));
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Columnas' });
    await step('offline', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(button).toBeEnabled();
    });
    await step('online again', async () => {
      fetched.mockResolvedValue({ Panel });
      await userEvent.click(button);
      await screen.findByRole('dialog', { name: 'Columnas' });
    });
  },
};

export const Counted: Story = {
  name: 'How many are in use is part of its name',
  args: { count: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Columnas 3');
  },
};

export const LongTexts: Story = {
  name: 'A long word on a phone',
  args: { label: german, count: 1200 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const Dark: Story = { ...Counted, tags: ['!autodocs'], globals: { theme: 'dark' } };
