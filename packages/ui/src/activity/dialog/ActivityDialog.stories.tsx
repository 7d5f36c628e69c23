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
  // Its fields come one stage after the other.
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

/** An activity that was started is ended. Everything in the order in which it is asked. */
export const Finish: Story = {};

/** All filled in, with the names that the manager of a manager may see. */
export const Filled: Story = {
  args: { form: held(complete), adviserName: 'Jorge Camacho', managerName: 'Rosa Elena Vidal' },
};

/** One that stands alone: whom it is for is searched, and nothing of an outcome is asked. */
export const Add: Story = {
  args: { activity: null, form: held(emptyActivityForm('add')), prospects: found },
};

/** What is missing, once saving was tried: a sentence at each field, and one that is announced. */
export const Missing: Story = {
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Guardar'));
    await screen.findByRole('alert');
  },
};

/** All that its foot can say at once: why it was not saved, that the network is away, that a draft was found. */
export const Problem: Story = {
  args: {
    form: held(complete),
    problem: 'Actividad ya finalizada',
    problemTone: 'warning',
    offline: true,
    restored: true,
  },
};

/** The options are on their way: the fields are there already. */
export const Loading: Story = {
  args: { catalogs: 'loading', rules: { ...rules, types: [], subjects: [], tracings: undefined } },
};

/** On a phone: a sheet of one column, and both buttons under the thumb. */
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
