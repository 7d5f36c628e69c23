import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { AppearanceChoice, type AppearanceChoiceProps } from './AppearanceChoice.tsx';

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

const meta: Meta<typeof AppearanceChoice> = {
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
    keyboard: {
      Tab: 'Moves to the next choice.',
      'ArrowRight ArrowLeft': 'Chooses the next or the previous one.',
    },
    docs: {
      description: {
        component:
          'How the application looks and speaks, in the user panel and on the login page. Each choice holds at once: there is ' +
          'no button to save. It applies nothing itself; the host does, and keeps it.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three choices; languages have their own names, so that everyone finds theirs. */
export const Default: Story = {};
