import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300, Stack } from '../samples.tsx';
import { FileUpload } from './FileUpload.tsx';

const file = (name: string, kilobytes: number): File =>
  new File(['x'.repeat(kilobytes * 1000)], name, { lastModified: 0 });

const meta: Meta<typeof FileUpload> = {
  title: 'Foundations/FileUpload',
  component: FileUpload,
  args: { label: 'Identificación', onChange: fn<(files: readonly File[]) => void>() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Files to choose or to drop, with the limits in words. What is refused is said by name and why, and what was chosen before stays. It ' +
          'sends nothing: a form submits the files under its `name`, or the host does as it hears of them.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** One file of any kind. */
export const Default: Story = {};

/** Types, size and number are limited, and said so. */
export const Limits: Story = {
  args: {
    label: 'Documentos',
    description: 'Acta e identificación de quien firma',
    accept: ['.pdf', 'image/*'],
    maxSize: 5_000_000,
    maxFiles: 3,
    required: true,
  },
};

/** Files that were chosen, with their sizes; each may be removed. */
export const Chosen: Story = {
  args: { ...Limits.args, defaultValue: [file('acta.pdf', 320), file('identificacion-frente.png', 1250)] },
};

/** With an error, read-only and disabled. */
export const States: Story = {
  render: () => (
    <>
      <FileUpload label="Con error" error="Adjunta la identificación." />
      <FileUpload label="Solo lectura" defaultValue={[file('acta.pdf', 320)]} readOnly />
      <FileUpload label="Apagado" disabled />
    </>
  ),
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    label: german,
    description: long300,
    maxFiles: 9,
    accept: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.csv'],
    defaultValue: [file(`${german}${german}.pdf`, 1)],
  },
};
