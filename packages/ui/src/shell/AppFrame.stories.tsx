import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, Card, Drawer } from '../foundation/index.ts';
import { AppFrame } from './AppFrame.tsx';
import { BrandMark } from './BrandMark.tsx';
import { demoCurrent, demoSections } from './demoMenu.ts';
import { Footer } from './Footer.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { onPhone, phone } from './phone.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SubHeader } from './SubHeader.tsx';
import { TopBar } from './TopBar.tsx';

const navigate = fn();

/** A host as small as one can be: it holds what is open and where the person is. */
function Host({ initial = false, lines = 4 }: { initial?: boolean | undefined; lines?: number }) {
  const [minimized, setMinimized] = useState(initial);
  const [menuOpen, setMenuOpen] = useState(false);
  const [userOpen, setUserOpen] = useState(false);
  return (
    <AppFrame
      minimized={minimized}
      menu={
        <SideMenu
          sections={demoSections}
          current={demoCurrent}
          brand={<BrandMark />}
          onNavigate={navigate}
          minimized={minimized}
          onMinimizedChange={setMinimized}
        />
      }
      topBar={
        <TopBar
          userName="Mariana"
          userOpen={userOpen}
          onUserOpen={() => setUserOpen(true)}
          menuOpen={menuOpen}
          onMenuOpen={() => setMenuOpen(true)}
          brand={<BrandMark />}
        />
      }
      subHeader={
        <SubHeader
          title="Ventas"
          breadcrumbs={[
            { label: 'Inicio', href: '/dashboard' },
            { label: 'Tableros', href: '/dashboard' },
            { label: 'Ventas', href: '/dashboard/sales' },
          ]}
          dateLabel="viernes 20 de noviembre"
          onNavigate={navigate}
          actions={<Button size="small">Exportar</Button>}
        />
      }
      footer={<Footer company="Previsión del Valle" aboutHref="/about" contactHref="/contact" />}
    >
      {Array.from({ length: lines }, (_, index) => (
        <Card key={index} title={`Semana ${46 - index}`}>
          Lo que la pantalla muestra.
        </Card>
      ))}
      <ScrollToTop />
      <MenuDrawer
        sections={demoSections}
        current={demoCurrent}
        open={menuOpen}
        onOpenChange={(open) => setMenuOpen(open)}
        onNavigate={(href) => {
          setMenuOpen(false);
          navigate(href);
        }}
      />
      <Drawer title="Tu cuenta" open={userOpen} onOpenChange={(open) => setUserOpen(open)}>
        Mariana
      </Drawer>
    </AppFrame>
  );
}

const meta = {
  component: AppFrame,
  args: { children: null },
  render: ({ minimized }) => <Host initial={minimized} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The frame of every page behind the login. The page scrolls as a document, the bar stays. From 992 px the menu ' +
          'stands beside the content, 264 px wide or 72 px minimised; below, a button in the bar opens it as a drawer. ' +
          'The first Tab of a page offers the way to the content.',
      },
    },
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'LAY-03 one main with one h1, the menu beside it',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    if (window.innerWidth >= 992) {
      await expect(canvas.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Abrir menú' })).toBeNull();
    }
  },
};

export const SkipLink: Story = {
  name: 'The first Tab leads to the content',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
  },
};

export const Minimized: Story = {
  name: 'SHL-30 minimised, the menu opens over the content and moves nothing',
  args: { minimized: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (window.innerWidth < 992) return;
    // Wherever the pointer of the machine stands, it is not over the menu now.
    canvasElement.style.pointerEvents = 'none';
    const menu = canvas.getByRole('navigation', { name: 'Menú principal' });
    const main = canvas.getByRole('main');
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(72));
    const place = main.getBoundingClientRect().x;
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(264));
    await expect(main.getBoundingClientRect().x).toBe(place);
    canvasElement.style.pointerEvents = '';
  },
};

export const Phone360: Story = {
  name: 'LAY-03 on a phone the menu is a drawer',
  globals: onPhone,
  parameters: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const open = canvas.getByRole('button', { name: 'Abrir menú' });
    await userEvent.click(open);
    await expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Scrolled: Story = {
  name: 'SHL-28 a button back to the top after 300 px',
  render: () => <Host lines={40} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Volver arriba' })).toBeNull();
    window.scrollTo({ top: 300, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByRole('button', { name: 'Volver arriba' })).toBeNull();
    window.scrollTo({ top: 320, behavior: 'instant' });
    const button = await canvas.findByRole('button', { name: 'Volver arriba' });
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Volver arriba' })).toBeNull());
  },
};

export const UserPanelOpens: Story = {
  name: 'SHL-13 the greeting opens the panel, and has the focus again when it closes',
  play: async ({ canvas, userEvent }) => {
    const greeting = canvas.getByRole('button', { name: 'Hola, Mariana' });
    await userEvent.click(greeting);
    await expect(await screen.findByRole('dialog', { name: 'Tu cuenta' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(greeting).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
