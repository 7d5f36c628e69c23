import { expect, spyOn } from 'storybook/test';
import { Banner, Menu } from '../foundation/index.ts';
import { behaviour } from '../testing/behaviour.ts';
import { LocaleProvider } from './LocaleProvider.tsx';

const test = behaviour({});

test(
  'A language of the host: its texts where it has them and Spanish where not',
  {
    render: () => (
      <LocaleProvider locale="it" texts={{ 'banner.dismiss': 'Chiudi avviso' }}>
        <Banner onDismiss={() => undefined}>Salvato</Banner>
        <Menu items={[]} />
      </LocaleProvider>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chiudi avviso' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Más acciones' })).toBeVisible();
  },
);

const told: unknown[] = [];

test(
  'A language without texts is told to the developer',
  {
    beforeEach: () => {
      const warning = spyOn(console, 'warn').mockImplementation((text: unknown) => void told.push(text));
      return () => warning.mockRestore();
    },
    render: () => <LocaleProvider locale="en">Text</LocaleProvider>,
  },
  async () => {
    await expect(told.join(' ')).toContain("await loadTexts('en')");
  },
);
