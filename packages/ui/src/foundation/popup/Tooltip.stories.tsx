import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { Tooltip } from './Tooltip.tsx';
import { visible } from './Tooltip.samples.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Foundations/Tooltip',
  component: Tooltip,
  args: { content: 'Suma las comisiones del mes sin conciliar', children: <Button>Calcular</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '72px 24px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: {
      Tab: 'Focusing the control shows it; moving on hides it.',
      Escape: 'Hides it. A dialog around it stays open.',
    },
    docs: {
      story: { height: '200px', inline: false },
      description: {
        component:
          'A few words about one control, on hover and on keyboard focus. It **does not show on touch**, where a ' +
          'long press belongs to the browser. A screen reader reads it as the description; everyone else must ' +
          'manage without it. Essential information belongs on the page (the description of a Field, a line below ' +
          'the button). For controls use a Popover. IconButton already shows its label by itself.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const shown: Story['play'] = async ({ userEvent }) => {
  await userEvent.tab();
  await visible();
};

/** Not shown yet: it shows when the pointer rests or the keyboard focuses. */
export const Default: Story = {};

/** Shown, because the keyboard focus is on the button. */
export const Shown: Story = { play: shown };

const clipped = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The full text of a truncated one, and nothing for a complete one. It is focusable, for the keyboard. */
export const CutText: Story = {
  render: () => (
    <div style={{ inlineSize: '200px' }}>
      <Tooltip onlyIfCut content="María Guadalupe Hernández de la Cruz">
        <a href="#prospecto" style={{ ...clipped, color: 'inherit' }}>
          María Guadalupe Hernández de la Cruz
        </a>
      </Tooltip>
      <Tooltip onlyIfCut content="Ana Ruiz">
        <a href="#prospecto" style={{ ...clipped, color: 'inherit' }}>
          Ana Ruiz
        </a>
      </Tooltip>
    </div>
  ),
  play: shown,
};

/** On any side, in reading direction. */
export const Sides: Story = {
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '120px' }}>
      <Tooltip {...args} side="end" content="A un lado">
        <Button>Calcular</Button>
      </Tooltip>
    </div>
  ),
  play: shown,
};

/** A disabled control keeps the focus, so that its reason can be read: `aria-disabled` instead of `disabled`. */
export const Disabled: Story = {
  render: () => (
    <>
      <p id="note">Quedan 3 contratos.</p>
      <Tooltip content="Solo la gerencia puede reasignar">
        <Button aria-disabled aria-describedby="note">
          Reasignar
        </Button>
      </Tooltip>
    </>
  ),
  play: shown,
};

/** 300 characters wrap at 280 px; that much text belongs on the page. */
export const LongTexts: Story = {
  args: { content: `${long300} ${german} ${arabic}`, side: 'bottom' },
  play: shown,
};
