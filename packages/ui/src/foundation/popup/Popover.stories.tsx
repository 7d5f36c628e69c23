import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleHelp from 'lucide-react/icons/circle-help';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Popover } from './Popover.tsx';

const columns = [
  { value: 'all', label: 'Todas' },
  { value: 'few', label: 'Las principales' },
];

const meta: Meta<typeof Popover> = {
  title: 'Foundations/Popover',
  component: Popover,
  args: {
    title: 'Columnas',
    trigger: <Button>Columnas</Button>,
    onOpenChange: fn(),
    children: (
      <Stack>
        <SegmentedControl label="Columnas" options={columns} defaultValue="few" size="small" />
        <TextField label="Buscar columna" />
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: {
      Enter: 'On its button: opens it, with the focus inside.',
      Tab: 'Moves within it.',
      Escape: 'Closes it and returns the focus to its button. A dialog around it stays open.',
    },
    docs: {
      description: {
        component:
          'A few controls or an explanation beside the button that opens it. The page stays in use: Escape, a press anywhere else or ' +
          'the tab key past its end close it. For one question use Dialog, for a list of actions Menu, for a few words Tooltip, and ' +
          'on a phone for more than three controls BottomSheet.',
      },
      story: { inline: false, height: '320px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, behind the button that opens it. */
export const Default: Story = {};

/** Open, beside its button. */
export const Open: Story = { args: { defaultOpen: true } };

/** An explanation to read, copy and follow, unlike a tooltip. The title is for screen readers only. */
export const Explanation: Story = {
  args: {
    title: 'Qué es la comisión en conciliación',
    hideTitle: true,
    align: 'center',
    defaultOpen: true,
    trigger: (
      <IconButton label="Qué es la comisión en conciliación">
        <CircleHelp />
      </IconButton>
    ),
    children: (
      <>
        Se paga cuando el banco confirma el primer abono. <a href="#comisiones">Ver mis comisiones</a>
      </>
    ),
  },
};

/** Texts of any length: it has a readable width, and scrolls when too tall. */
export const LongTexts: Story = {
  args: {
    title: `${german} ${arabic}`,
    defaultOpen: true,
    children: (
      <>
        {long300} {german} {long300} {long300}
      </>
    ),
  },
};
