import { expect, fireEvent } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { SentForm } from '../field/SentForm.samples.tsx';
import { TagsInput } from './TagsInput.tsx';
import meta, { Default, Some } from './TagsInput.stories.tsx';

const test = behaviour(meta);
const label = { name: 'Etiquetas' } as const;

test('Enter, a comma and leaving the field add what is typed', Default, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', label);
  await userEvent.type(input, ' expo {Enter}referido,familia');
  await expect(args.onChange).toHaveBeenLastCalledWith(['expo', 'referido']);
  await userEvent.tab();
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(['expo', 'referido', 'familia']);
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'expo',
    'referido',
    'familia',
  ]);
  await expect(input).toHaveValue('');
});

test('The commas of other scripts add as well', Default, async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', label), '展会，推荐、');
  await expect(args.onChange).toHaveBeenLastCalledWith(['展会', '推荐']);
});

test('What an input method composes is added once it is done', Default, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', label);
  await userEvent.click(input);
  await fireEvent.compositionStart(input);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '展会，');
  await fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true, data: '展会，' }));
  await expect(input).toHaveValue('展会，');
  await expect(args.onChange).not.toHaveBeenCalled();
  await fireEvent.compositionEnd(input, { data: '展会，' });
  await expect(args.onChange).toHaveBeenLastCalledWith(['展会']);
  await expect(input).toHaveValue('');
});

test('A list is pasted at once', Default, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', label));
  await userEvent.paste('expo; referido\nfamilia, ');
  await expect(args.onChange).toHaveBeenCalledTimes(1);
  await expect(args.onChange).toHaveBeenLastCalledWith(['expo', 'referido', 'familia']);
  await expect(canvas.getByText('Se agregó: expo, referido, familia')).toBeInTheDocument();
});

test('Backspace removes the last, a button any of them', Some, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', label);
  await userEvent.click(input);
  await userEvent.keyboard('x{Backspace}');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['expo', 'referido']);
  await userEvent.click(canvas.getByRole('button', { name: 'Quitar expo' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['referido']);
  await expect(input).toHaveFocus();
  await expect(canvas.getByText('Se quitó expo')).toBeInTheDocument();
});

test('What is there already is said, and stays to be mended', Some, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', label);
  await userEvent.type(input, 'EXPO{Enter}');
  await expect(input).toHaveAccessibleDescription('Cinco a lo más EXPO ya está en la lista.');
  await expect(input).toBeInvalid();
  await expect(input).toHaveValue('EXPO');
  await userEvent.type(input, '2{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['expo', 'referido', 'familia', 'EXPO2']);
  await expect(input).toBeValid();
});

test('What has no room is said, and nothing of it is lost', Some, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', label);
  await userEvent.click(input);
  await userEvent.paste('a, b, c, d');
  await expect(args.onChange).toHaveBeenLastCalledWith(['expo', 'referido', 'familia', 'a', 'b']);
  await expect(input).toHaveValue('c, d');
  await expect(input).toHaveAccessibleDescription('Cinco a lo más Solo caben 5.');
  await userEvent.keyboard('{Backspace}');
  await expect(input).toHaveValue('c, ');
});

test(
  'Read-only it keeps its tags',
  { ...Some, args: { ...Some.args, readOnly: true } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', label));
    await userEvent.keyboard('x{Backspace}{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

test(
  'A form submits each of them; Enter submits it once nothing is typed',
  {
    render: () => (
      <SentForm>
        <TagsInput label="Etiquetas" name="tag" defaultValue={['expo']} />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', label), 'familia{Enter}');
    await expect(canvas.getByText('familia')).toBeVisible();
    await expect(canvas.queryByText(/tag=/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('tag=expo&tag=familia')).toBeVisible();
  },
);
