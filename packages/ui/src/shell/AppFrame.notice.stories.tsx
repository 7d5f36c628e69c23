import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button, Card } from '../foundation/index.ts';
import { AppFrame } from './AppFrame.tsx';
import { BrandMark } from './BrandMark.tsx';
import { demoCurrent, demoSections } from './demoMenu.ts';
import { Footer } from './Footer.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { onPhone, phone } from './phone.ts';
import { SideMenu } from './SideMenu.tsx';
import { SubHeader } from './SubHeader.tsx';
import { TopBar } from './TopBar.tsx';

const ignore = () => undefined;

function Host(props: Partial<ComponentProps<typeof AppFrame>>) {
  const [closed, setClosed] = useState(false);
  return (
    <AppFrame
      notice={
        closed ? null : (
          <NoticeBar tone="warning" onDismiss={() => setClosed(true)}>
            License provisionally suspended, contact the customer
          </NoticeBar>
        )
      }
      menu={<SideMenu sections={demoSections} current={demoCurrent} brand={<BrandMark />} onMinimizedChange={ignore} />}
      topBar={<TopBar userName="Mariana" onUserOpen={ignore} onMenuOpen={ignore} brand={<BrandMark />} />}
      subHeader={<SubHeader title="Ventas" />}
      footer={<Footer company="Previsión del Valle" aboutHref="/about" contactHref="/contact" />}
      {...props}
    >
      {Array.from({ length: 24 }, (_, index) => (
        <Card key={index} title={`Semana ${46 - index}`}>
          <Button size="small">Abrir la semana {46 - index}</Button>
        </Card>
      ))}
    </AppFrame>
  );
}

const meta = {
  component: AppFrame,
  title: 'shell/AppFrame with a notice',
  args: { children: null },
  render: () => <Host />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A notice takes its height from the window: bar and menu stick below it, however many lines it has. In a low window, a phone on ' +
          'its side or one at 200 %, it scrolls away with the page.',
      },
    },
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (root: HTMLElement, selector: string): DOMRect => {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element.getBoundingClientRect();
};
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Nothing is over anything, wherever the page is scrolled to. */
const nothingIsCovered: Story['play'] = async ({ canvas, canvasElement, step }) => {
  await step('at the top of the page, and far down', async () => {
    for (const top of [0, 700]) {
      scrollTo(top);
      const [notice, bar] = [part(canvasElement, '.notice'), part(canvasElement, '.bar')];
      await expect(notice.top).toBe(0);
      await expect(notice.height).toBeGreaterThan(40);
      await expect(bar.top).toBeCloseTo(notice.bottom, 0);
      await expect(notice.width).toBe(document.documentElement.clientWidth);
    }
  });
  await step('what the keyboard reaches stands below the bar', async () => {
    scrollTo(1400);
    const button = canvas.getByRole('button', { name: 'Abrir la semana 44' });
    button.focus();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(part(canvasElement, '.bar').bottom);
    scrollTo(0);
  });
};

/** Raised by the host, in one line. */
export const Default: Story = {
  name: 'CAT-11 above the bar, which sticks below it',
  play: nothingIsCovered,
};

/** The menu has what the notice leaves: its foot stays in sight. */
export const Menu: Story = {
  name: 'CAT-11 the menu beside the page begins below the notice and ends with the window',
  globals: { viewport: { value: 'laptop' } },
  parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1200px', height: '720px' } } } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const top of [0, 700]) {
      scrollTo(top);
      const menu = canvas.getByRole('navigation', { name: 'Menú principal' }).getBoundingClientRect();
      await expect(menu.top).toBeCloseTo(part(canvasElement, '.notice').bottom, 0);
      await expect(menu.bottom).toBeCloseTo(window.innerHeight, 0);
    }
    scrollTo(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(part(canvasElement, '.bar').top).toBe(0));
    await waitFor(() => expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(0));
  },
};

/** In two lines. */
export const Phone360: Story = {
  name: 'CAT-11 on a phone, in two lines',
  globals: onPhone,
  parameters: phone,
  play: async (context) => {
    await expect(part(context.canvasElement, '.notice').height).toBeGreaterThan(50);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await nothingIsCovered(context);
  },
};

/** A low window needs its height for the page. */
export const LowWindow: Story = {
  name: 'CAT-11 in a low window the notice scrolls away, the bar stays',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'low' } },
  parameters: { viewport: { options: { low: { name: 'On its side', styles: { width: '740px', height: '360px' } } } } },
  play: async ({ canvasElement }) => {
    scrollTo(700);
    await expect(part(canvasElement, '.notice').bottom).toBeLessThan(0);
    await expect(part(canvasElement, '.bar').top).toBe(0);
    scrollTo(0);
  },
};

/** A host whose notice has nothing to say takes no room. */
export const Nothing: Story = {
  name: 'CAT-11 without news the frame is as it was',
  tags: ['!autodocs'],
  render: () => <Host notice={null} />,
  play: async ({ canvasElement }) => {
    await expect(part(canvasElement, '.notice').height).toBe(0);
    await expect(part(canvasElement, '.bar').top).toBe(0);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!autodocs'] };
