import { emptyProspectForm, type ProspectEdit } from '@sereno/domain/prospect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { ProspectForm } from './ProspectForm.tsx';
import { filled, FormHost, means, wrong } from './samples.tsx';

const meta: Meta<typeof ProspectForm> = {
  component: ProspectForm,
  render: (args) => <FormHost {...args} />,
  globals: { viewport: { value: 'laptop' } },
  args: {
    kind: 'full',
    form: emptyProspectForm,
    onEdit: fn<(edit: ProspectEdit) => void>(),
    means,
    onRetryMeans: fn<() => void>(),
    prospectHref: (id) => `/prospect/${id}/detail`,
    onNavigate: fn<(href: string) => void>(),
    onSave: fn<() => void>(),
    onCancel: fn<() => void>(),
    onStartOver: fn<() => void>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Registers a prospect. The host holds what is typed and asks the servers; the rules are those of `@sereno/domain/prospect`. ' +
          'What is wrong is said once saving was tried, and from then on at each change.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The empty form, in its order. */
export const Default: Story = {};

/** The short registration requires a name and a way to reach the person. */
export const Simple: Story = {
  args: { kind: 'simple' },
};

/** All errors at once, each with its own text, after an attempt to save. */
export const Errors: Story = {
  args: { form: wrong },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await canvas.findByRole('alert');
  },
};

/** Prefilled from a lead, and names the lead. */
export const FromLead: Story = {
  args: {
    leadName: 'Ana López · Facebook',
    form: { ...emptyProspectForm, firstName: 'Ana', lastName: 'López', mobilePhone: '55 1000 3001', meansId: 2 },
  },
};

/** Similar prospects exist: links to those that may be opened, and nothing of the others. */
export const Duplicate: Story = {
  args: {
    form: filled,
    similar: [
      { by: 'phone', id: 81, name: 'Carmen Ruiz', adviserName: 'Jorge Camacho' },
      { by: 'phone', id: 82, name: 'María Ruiz', adviserName: null },
      { by: 'phone', id: null, name: null, adviserName: null },
    ],
  },
};

/** Saving failed: the reason is beside the button, and the input is kept. */
export const Failed: Story = {
  args: { form: filled, problem: 'No se pudo guardar. Lo que escribiste sigue aquí: inténtalo de nuevo.' },
};

/** On a phone: one column, and the buttons reachable without scrolling. */
export const Phone: Story = {
  args: { form: filled },
  globals: { viewport: { value: 'phone' } },
};

/** Long texts, with every message above and below the fields. */
export const LongTexts: Story = {
  args: {
    form: {
      ...filled,
      firstName: german.repeat(3),
      lastName: arabic,
      comments: `${long300}${long300}${long300}${long300}`,
    },
    leadName: german,
    notice: long300,
    problem: long300,
    similar: [{ by: 'phone', id: 1, name: german.repeat(2), adviserName: long300 }],
    postal: { kind: 'found', name: german },
    means: [{ id: 2, name: `${german} ${long300}` }],
    restored: true,
  },
};
