import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { DialogClose } from './DialogClose.tsx';

const temperature = [
  { value: 'high', label: 'Alta' },
  { value: 'medium', label: 'Media' },
  { value: 'low', label: 'Baja' },
];

const meta: Meta<typeof BottomSheet> = {
  title: 'Foundations/BottomSheet',
  component: BottomSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Filtrar prospectos',
    trigger: <Button>Filtros (3)</Button>,
    onOpenChange: fn(),
    children: <SegmentedControl label="Temperatura" options={temperature} defaultValue="high" fullWidth />,
    footer: (
      <>
        <DialogClose>
          <Button variant="ghost">Limpiar filtros</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="primary">Ver 24 prospectos</Button>
        </DialogClose>
      </>
    ),
  },
  parameters: {
    keyboard: {
      Escape: 'Closes it. With unsaved input it asks first.',
    },
    docs: {
      description: {
        component:
          'A dialog that on a phone comes from the bottom edge, within reach of the thumb: filters, a choice, a short form. It can be ' +
          'swiped down to close, from its head anywhere and from its content when that is at its beginning, and with `unsaved` it ' +
          'asks first. In a window of 544 px and more it is a Dialog. For one question use ConfirmDialog.',
      },
      story: { inline: false, height: '560px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, behind the button that opens it. */
export const Default: Story = {};

/** Open: at the bottom edge, full width, with a handle to pull it down by touch. */
export const Open: Story = { args: { defaultOpen: true } };

/** Taller than the window: at most 90 % of it. The content scrolls between title and actions. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>{long300}</p>
        ))}
      </>
    ),
  },
};

/** Its action is running: nothing closes it until it ends. */
export const Busy: Story = {
  args: {
    defaultOpen: true,
    busy: true,
    footer: (
      <Button variant="primary" busy>
        Guardar
      </Button>
    ),
  },
};

/** In a wide window it is a centred dialog. */
export const Wide: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'laptop' } },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    defaultOpen: true,
    title: `${german} ${arabic}`,
    description: long300,
    children: <p>{german}</p>,
    footer: <Button variant="primary">{german}</Button>,
  },
};
