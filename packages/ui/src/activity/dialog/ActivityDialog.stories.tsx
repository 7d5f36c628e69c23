import { emptyActivityForm } from '@sereno/domain/activity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { call } from '../samples.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import { button, complete, dialogArgs, DialogHost, found, held, outcomes, ready, rules } from './samples.tsx';

const meta: Meta<typeof ActivityDialog> = {
  component: ActivityDialog,
  render: (args) => <DialogHost {...args} />,
  globals: { viewport: { value: 'laptop' } },
  args: dialogArgs,
  // Its fields render progressively.
  play: async () => {
    await ready();
  },
  parameters: {
    docs: {
      description: {
        component:
          'Ends an activity, moves it or books one that stands alone: a sheet on a phone, a dialog in a wide window. The form lies in ' +
          'a store (`createActivityForm`), so that a key renders its field alone and the host can keep a draft; the rules are those of ' +
          '`@sereno/domain/activity`. It fetches nothing, and closing it never asks.',
      },
      story: { inline: false, height: '760px' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Ending a started activity. Everything in its order. */
export const Finish: Story = {};

/** All filled in, with the names that a manager's manager may see. */
export const Filled: Story = {
  args: { form: held(complete), adviserName: 'Jorge Camacho', managerName: 'Rosa Elena Vidal' },
};

/** A stand-alone activity: its prospect is searched, and there is no outcome. */
export const Add: Story = {
  args: { activity: null, form: held(emptyActivityForm('add')), prospects: found },
};

/** Missing fields after an attempt to save: an error per field, and an announcement. */
export const Missing: Story = {
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Guardar'));
    await screen.findByRole('alert');
  },
};

/** Everything the footer can show at once: a failed save, offline, a restored draft. */
export const Problem: Story = {
  args: {
    form: held(complete),
    problem: 'Actividad ya finalizada',
    problemTone: 'warning',
    offline: true,
    restored: true,
  },
};

/** Options are loading: the fields are rendered already. */
export const Loading: Story = {
  args: { catalogs: 'loading', rules: { ...rules, types: [], subjects: [], tracings: undefined } },
};

/** On a phone: a sheet with one column, and both buttons within reach. */
export const Phone: Story = {
  ...Filled,
  globals: { viewport: { value: 'phone' } },
};

/** Texts of any length. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    activity: { ...call, prospectName: `${german} ${arabic}`, subject: long300, activityTypeName: german },
    adviserName: german,
    managerName: long300,
    rules: { ...rules, tracings: outcomes.map((each) => ({ ...each, name: `${german} ${long300}` })) },
    form: held({ ...complete, observations: german.repeat(4), comments: long300 }),
    problem: long300,
    offline: true,
  },
};
