import { type ProspectEdit, type ProspectFormField } from '@sereno/domain/prospect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import type { ConflictChoice } from './ProspectConflict.tsx';
import { ProspectDialog } from './ProspectDialog.tsx';
import { DialogHost, filled, means } from './samples.tsx';

const newest = {
  ...filled,
  firstName: 'Carmen',
  mobilePhone: '55 2000 4002',
  acceptsEmail: false,
  meansId: 3,
  comments: '',
};
const mine = { ...filled, firstName: 'María C.', acceptsEmail: true, comments: 'Prefiere WhatsApp.' };

const meta: Meta<typeof ProspectDialog> = {
  component: ProspectDialog,
  render: (args) => <DialogHost {...args} />,
  globals: { viewport: { value: 'laptop' } },
  args: {
    open: true,
    onOpenChange: fn(),
    prospectName: 'María del Carmen Ruiz Pérez',
    form: filled,
    onEdit: fn<(edit: ProspectEdit) => void>(),
    means,
    prospectHref: (id) => `/prospect/${id}/detail`,
    onLoadNewest: fn<() => void>(),
    onChoose: fn<(field: ProspectFormField, choice: ConflictChoice) => void>(),
    onSave: fn<() => void>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Edits a prospect. It never asks before closing, because the host saves the input as a draft. When ' +
          'another person changed the prospect meanwhile, it says so and lets the person choose, field by field.',
      },
      story: { inline: false, height: '760px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** All data, editable. */
export const Default: Story = {};

/** Another person changed it: a button loads their version, and the input is kept. */
export const Conflict: Story = {
  args: { conflict: { kind: 'found', loading: false } },
};

/** Both versions side by side, and a choice for each differing field. */
export const Compared: Story = {
  args: {
    conflict: { kind: 'compared', mine, newest },
    form: { ...newest, firstName: 'María C.', comments: mine.comments },
  },
};

/** Both versions are equal. */
export const SameAlready: Story = {
  args: { conflict: { kind: 'compared', mine: filled, newest: filled } },
};

/** Saving. */
export const Saving: Story = {
  args: { busy: true },
};

/** On a phone: a sheet, with a restored draft, and both buttons visible. */
export const Phone: Story = {
  args: { restored: true, onStartOver: fn<() => void>() },
  globals: { viewport: { value: 'phone' } },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    prospectName: german.repeat(2),
    problem: long300,
    conflict: {
      kind: 'compared',
      mine: { ...mine, firstName: german.repeat(2), comments: long300 },
      newest: { ...newest, lastName: arabic },
    },
  },
};
