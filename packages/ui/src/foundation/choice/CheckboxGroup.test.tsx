import { expect, within } from 'storybook/test';
import { SentForm } from '../field/SentForm.samples.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Empty, OneDisabled, SelectAll, States, WithDescriptions } from './CheckboxGroup.stories.tsx';

const test = behaviour(meta);

test(
  'The values are reported in the order of the options, whatever the order of the presses',
  Default,
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  'A checkbox above selects all or none; the dash says that some are selected',
  SelectAll,
  async ({ args, canvas, step, userEvent }) => {
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
      for (const { label } of args.options) await userEvent.click(canvas.getByRole('checkbox', { name: label }));
      await expect(all).toBeChecked();
    });
  },
);

test(
  'A disabled one keeps its state when all are selected, and does not prevent "all"',
  OneDisabled,
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Todas las oficinas'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['gdl', 'mty', 'qro']);
    await expect(canvas.getByRole('checkbox', { name: 'Todas las oficinas' })).toBeChecked();
    const closed = canvas.getByRole('checkbox', { name: 'Puebla' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).toHaveAccessibleDescription('Cierra en marzo');
  },
);

test('The help of the group is read before that of the choice', WithDescriptions, async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Citas' })).toHaveAccessibleDescription(
    'Llegan por correo Un día antes y una hora antes',
  );
});

test('Required and error are tied to the group', States, async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Con error' });
  await expect(group).toHaveAccessibleDescription('Elige al menos una opción Elige al menos una oficina.');
  await expect(within(group).getByRole('checkbox', { name: 'Guadalajara' })).toBeInvalid();
});

test(
  'A form submits the name once per selected option; the select-all box is not a value',
  {
    args: { name: 'office', selectAll: 'Todas', defaultValue: ['gdl'] },
    render: (args) => (
      <SentForm>
        <CheckboxGroup {...args} />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Querétaro'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('office=gdl&office=qro');
  },
);

test(
  'Disabled, none can be changed',
  { args: { disabled: true, defaultValue: ['gdl'], selectAll: 'Todas las oficinas' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Monterrey'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'Read-only, none can be changed, and not all at once either',
  { args: { readOnly: true, defaultValue: ['gdl'], selectAll: 'Todas las oficinas' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Monterrey'));
    await userEvent.click(canvas.getByText('Todas las oficinas'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Monterrey' })).not.toBeChecked();
  },
);

test('Without options a text says so, and there is no select-all box', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin opciones')).toBeVisible();
  await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
});

test(
  'Controlled: a value that is no longer an option is kept, a duplicate is harmless',
  { args: { value: ['gone', 'mty', 'mty'], selectAll: 'Todas las oficinas' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Guadalajara'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['gdl', 'mty', 'gone']);
    await expect(canvas.getByRole('checkbox', { name: 'Guadalajara' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('Monterrey'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['gone']);
  },
);

test(
  'Its own texts are in German on a German page',
  { globals: { locale: 'de' }, args: { label: 'Büros', required: true } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAccessibleDescription('Mindestens eine Option wählen');
  },
);
