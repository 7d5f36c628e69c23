import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card } from '../foundation/index.ts';
import { AppFrame } from './AppFrame.tsx';
import { Footer } from './Footer.tsx';
import { onPhone, phone } from './phone.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  component: ScrollToTop,
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'A button back to the top, shown after 300 px of scrolling. It leaves the keyboard at the content, whose id the ' +
          'host may name. The story of the frame shows it at work.',
      },
    },
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  name: 'At the top of the page there is nothing to see',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Shown: Story = {
  args: { threshold: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Volver arriba' })).toBeVisible();
  },
};

/** A long page whose lines end in an action each. */
function LongPage({ footer }: { footer: boolean }) {
  return (
    <AppFrame footer={footer && <Footer company="Previsión del Valle" aboutHref="/about" contactHref="/contact" />}>
      {Array.from({ length: 30 }, (_, index) => (
        <Card key={index} title={`Contrato ${index + 1}`}>
          <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button size="small">Abrir {index + 1}</Button>
          </div>
        </Card>
      ))}
      <ScrollToTop />
    </AppFrame>
  );
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const coversNothingAtTheEnd: Story['play'] = async ({ canvas, canvasElement }) => {
  const before = canvas.getByRole('main').getBoundingClientRect();
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const button = await canvas.findByRole('button', { name: 'Volver arriba' });
  const place = button.getBoundingClientRect();
  const others = [...canvasElement.querySelectorAll('main button, footer a')].filter((element) => element !== button);
  await expect(others.length).toBeGreaterThanOrEqual(30);
  const covered = others.filter((element) => isOver(place, element.getBoundingClientRect()));
  await expect(covered.map((element) => element.textContent)).toEqual([]);
  // It has come without moving anything.
  await expect(canvas.getByRole('main').getBoundingClientRect().height).toBe(before.height);
};

/** At the end of the page it lies beside the links of the footer. */
export const EndOfPage: Story = {
  name: 'SHL-28 at the end of the page it covers neither the last action nor the footer',
  parameters: { layout: 'fullscreen' },
  render: () => <LongPage footer />,
  play: coversNothingAtTheEnd,
};

export const EndOfPagePhone: Story = {
  name: 'SHL-28 nor on a phone',
  globals: onPhone,
  parameters: { ...phone, layout: 'fullscreen' },
  render: () => <LongPage footer />,
  play: coversNothingAtTheEnd,
};

/** A page without a footer keeps room at its end. */
export const WithoutFooter: Story = {
  name: 'SHL-28 nor where there is no footer',
  globals: onPhone,
  parameters: { ...phone, layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: () => <LongPage footer={false} />,
  play: coversNothingAtTheEnd,
};

export const Dark: Story = { args: { threshold: -1 }, globals: { theme: 'dark' }, tags: ['!autodocs'] };

export const German: Story = {
  args: { threshold: -1 },
  globals: { locale: 'de' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Nach oben');
  },
};
