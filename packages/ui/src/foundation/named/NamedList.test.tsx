import { expect, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Empty } from './NamedList.stories.tsx';

const test = behaviour(meta);

test(
  'The current item is marked; arrows, Home and End move from row to row',
  Default,
  async ({ canvas, userEvent }) => {
    const line = (name: string): HTMLElement => canvas.getByRole('button', { name });
    await expect(line('Occidente y Norte')).toHaveAttribute('aria-current', 'true');
    line('Guardar esta lista').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(line('Occidente y Norte')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(line('Mi gerencia')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(line('Guardar esta lista')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(line('Mi gerencia')).toHaveAttribute('aria-current', 'true');
  },
);

test('The first one is saved under its name and focused', Empty, async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Aún no tienes listas. Guarda la que ves con un nombre.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar esta lista' }));
  await userEvent.keyboard('Del norte{Enter}');
  const list = await canvas.findByRole('list', { name: 'Listas guardadas' });
  await expect(within(list).getByRole('button', { name: 'Del norte' })).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('Se guardó «Del norte»');
});
