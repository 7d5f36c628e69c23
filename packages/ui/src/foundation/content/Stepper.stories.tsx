import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../samples.tsx';
import { Stepper, type StepperStep } from './Stepper.tsx';

const steps: readonly StepperStep[] = [
  { value: 'plan', label: 'Plan' },
  { value: 'holder', label: 'Titular' },
  { value: 'payment', label: 'Pago' },
  { value: 'sign', label: 'Firma' },
];

const meta: Meta<typeof Stepper> = {
  title: 'Foundations/Stepper',
  component: Stepper,
  args: { label: 'Contratar un plan', steps, value: 'payment', onChange: fn<(value: string) => void>() },
  parameters: {
    keyboard: {
      Tab: 'Moves to the next step that leads back.',
      Enter: 'Goes there.',
    },
    docs: {
      description: {
        component:
          'The steps of a task: which are done, which one is being done, and where something is wrong. Done steps lead back where the host ' +
          'hears of it. For views of one thing use Tabs, for what happened Timeline.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The third of four; those before it lead back. */
export const Default: Story = {};

/** Something in an earlier step has to be mended; its description says what. */
export const WithError: Story = {
  args: {
    orientation: 'column',
    steps: steps.map((step) =>
      step.value === 'holder' ? { ...step, error: true, description: 'Falta la fecha de nacimiento.' } : step,
    ),
  },
};

/** One below the other, with what was answered. */
export const Column: Story = {
  args: {
    orientation: 'column',
    steps: [
      { value: 'plan', label: 'Plan', description: 'Plan Familiar, 48 pagos' },
      { value: 'holder', label: 'Titular', description: 'Mariana Ruiz' },
      ...steps.slice(2),
    ],
  },
};

/** All done. */
export const Done: Story = { args: { value: null } };

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    value: 'b',
    steps: [
      { value: 'a', label: german, description: long300 },
      { value: 'b', label: long300 },
      { value: 'c', label: german, error: true },
    ],
  },
};
