import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { SentForm } from '../field/SentForm.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const offices = [
  { value: 'gdl', label: 'Guadalajara' },
  { value: 'mty', label: 'Monterrey' },
  { value: 'qro', label: 'Querétaro' },
];

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Foundations/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Oficinas', options: offices, onChange: fn<(value: string[]) => void>() },
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
          'Any number out of a few choices that are all worth seeing: offices, days, kinds of contract. For exactly one use RadioGroup, for ' +
          'more than about ten a combobox of several values, for a single yes or no Checkbox.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** None chosen yet. The values are reported in the order of the options, whatever the order of the presses. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Oficinas' })).toBeVisible();
    await step('mouse, on a label', async () => {
      await userEvent.click(canvas.getByText('Querétaro'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['qro']);
    });
    await step('keyboard', async () => {
      canvas.getByRole('checkbox', { name: 'Guadalajara' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['gdl', 'qro']);
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Monterrey' })).toHaveFocus();
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('Querétaro') }]);
      await expect(args.onChange).toHaveBeenLastCalledWith(['gdl']);
    });
  },
};

/** One more box above chooses all or none; the dash says that some are chosen. */
export const SelectAll: Story = {
  args: { selectAll: 'Todas las oficinas', defaultValue: ['mty'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Todas las oficinas' });
    await expect(all).toBePartiallyChecked();
    await step('some become all', async () => {
      await userEvent.click(all);
      await expect(args.onChange).toHaveBeenLastCalledWith(['gdl', 'mty', 'qro']);
      await expect(all).toBeChecked();
    });
    await step('all become none', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(all).not.toBeChecked();
    });
    await step('one by one they become all as well', async () => {
      for (const { label } of offices) await userEvent.click(canvas.getByRole('checkbox', { name: label }));
      await expect(all).toBeChecked();
    });
  },
};

/** One that is switched off keeps its state when all are chosen, and does not stand in the way of "all". */
export const OneDisabled: Story = {
  args: {
    selectAll: 'Todas las oficinas',
    options: [...offices, { value: 'pue', label: 'Puebla', description: 'Cierra en marzo', disabled: true }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Todas las oficinas'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['gdl', 'mty', 'qro']);
    await expect(canvas.getByRole('checkbox', { name: 'Todas las oficinas' })).toBeChecked();
    const closed = canvas.getByRole('checkbox', { name: 'Puebla' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).toHaveAccessibleDescription('Cierra en marzo');
  },
};

/** Short ones side by side, as long as they fit. */
export const InARow: Story = { args: { orientation: 'row', defaultValue: ['gdl'] } };

/** Each with a word of help. */
export const WithDescriptions: Story = {
  args: {
    label: 'Avisos',
    description: 'Llegan por correo',
    options: [
      { value: 'visit', label: 'Citas', description: 'Un día antes y una hora antes' },
      { value: 'sale', label: 'Ventas', description: 'Cuando un contrato se acepta' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Citas' })).toHaveAccessibleDescription(
      'Llegan por correo Un día antes y una hora antes',
    );
  },
};

/** At least one is needed: the mark is for the eye, a sentence for the ear. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Elige al menos una opción');
  },
};

/** What is wrong and what to do, tied to the group. */
export const WithError: Story = {
  args: { required: true, error: 'Elige al menos una oficina.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Elige al menos una opción Elige al menos una oficina.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Guadalajara' })).toBeInvalid();
  },
};

/** In a form the name is sent once per chosen option; the box above is no value. */
export const InForm: Story = {
  render: () => (
    <SentForm>
      <CheckboxGroup label="Oficinas" name="office" options={offices} selectAll="Todas" defaultValue={['gdl']} />
    </SentForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Querétaro'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('office=gdl&office=qro');
  },
};

/** None can be changed now. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['gdl'], selectAll: 'Todas las oficinas' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Monterrey'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** To be read, not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: ['gdl'], selectAll: 'Todas las oficinas' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Monterrey'));
    await userEvent.click(canvas.getByText('Todas las oficinas'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Monterrey' })).not.toBeChecked();
  },
};

/** Nothing to choose from, in words. */
export const Empty: Story = {
  args: { options: [], selectAll: 'Todas las oficinas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin opciones')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** The host holds the values: one that is no option any more is kept, a repeated one is no harm. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  args: { value: ['gone', 'mty', 'mty'], selectAll: 'Todas las oficinas' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Guadalajara'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['gdl', 'mty', 'gone']);
    await expect(canvas.getByRole('checkbox', { name: 'Guadalajara' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('Monterrey'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['gone']);
  },
};

/** What the group says of its own, in German. */
export const German: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  args: { label: 'Büros', required: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAccessibleDescription('Mindestens eine Option wählen');
  },
};

/** Texts of any length wrap beside their box. */
export const LongTexts: Story = {
  args: {
    label: long300,
    selectAll: german,
    options: [
      { value: 'a', label: long300, description: long300 },
      { value: 'b', label: german },
      { value: 'c', label: arabic },
    ],
    orientation: 'row',
  },
};

/** The same on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Some chosen, in the dark theme. */
export const Dark: Story = {
  args: { selectAll: 'Todas las oficinas', defaultValue: ['mty'] },
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
};

/** In the compact density. */
export const Compact: Story = { ...Dark, globals: { density: 'compact' } };
