import { expect } from 'storybook/test';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default } from './AppearanceChoice.stories.tsx';

const test = behaviour(meta);

test(
  'Theme, density and language, by mouse, keyboard and touch',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    await step('mouse', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
    });
    await step('keyboard', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onDensityChange).toHaveBeenLastCalledWith('compact');
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('radio', { name: 'Sistema' }) }]);
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('system');
    });
    await step('language', async () => {
      const language = canvas.getByRole('combobox', { name: 'Idioma' });
      await userEvent.selectOptions(language, '日本語');
      await expect(args.onLocaleChange).toHaveBeenLastCalledWith('ja');
      await expect(language).toHaveValue('ja');
    });
  },
);

test(
  'A controlled theme that the host refuses stays unchanged',
  { render: (args) => <AppearanceChoice {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  },
);

test('In German', { globals: { locale: 'de' }, args: { locale: 'de' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Großzügig' })).toBeChecked();
  await expect(canvas.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});
