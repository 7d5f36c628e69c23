import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AppearanceChoice, type AppearanceChoiceProps } from './AppearanceChoice.tsx';
import { onPhone, phone } from './phone.ts';

function Host(props: AppearanceChoiceProps) {
  const [theme, setTheme] = useState(props.theme);
  const [density, setDensity] = useState(props.density);
  const [locale, setLocale] = useState(props.locale);
  return (
    <AppearanceChoice
      {...props}
      theme={theme}
      onThemeChange={(next) => {
        setTheme(next);
        props.onThemeChange(next);
      }}
      density={density}
      onDensityChange={(next) => {
        setDensity(next);
        props.onDensityChange(next);
      }}
      locale={locale}
      onLocaleChange={(next) => {
        setLocale(next);
        props.onLocaleChange(next);
      }}
    />
  );
}

const meta = {
  component: AppearanceChoice,
  args: {
    theme: 'system',
    onThemeChange: fn(),
    density: 'comfortable',
    onDensityChange: fn(),
    locale: 'es',
    onLocaleChange: fn(),
  },
  render: (args) => <Host {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'How the application looks and speaks, in the user panel and on the login page. Each choice holds at once: there is ' +
          'no button to save. It applies nothing itself; the host does, and keeps it.',
      },
    },
  },
} satisfies Meta<typeof AppearanceChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three choices; languages are named in their own words, so that everybody finds their own. */
export const Default: Story = {
  name: 'Theme, density and language, by mouse, keyboard and touch',
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** A host that holds the theme and refuses: what is shown is what holds. */
export const Held: Story = {
  tags: ['!autodocs'],
  render: (args) => <AppearanceChoice {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  },
};

/** In another language. */
export const German: Story = {
  globals: { locale: 'de' },
  args: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Großzügig' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  },
};

/** Long words go to a line of their own rather than break. */
export const LongTexts: Story = {
  globals: onPhone,
  parameters: phone,
  args: {
    labels: {
      theme: 'Colores con los que se muestra la aplicación en este dispositivo',
      themes: { system: 'Como el dispositivo', light: 'Siempre claro', dark: 'Siempre oscuro' },
      densities: { comfortable: 'Con mucho espacio', compact: 'Con poco espacio' },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' }, args: { theme: 'dark' } };
