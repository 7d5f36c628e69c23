import { useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { Button, Card, Drawer } from '../foundation/index.ts';
import { AppFrame } from './AppFrame.tsx';
import { BrandMark } from './BrandMark.tsx';
import { demoCurrent, demoSections } from './menu.samples.ts';
import { Footer } from './Footer.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NoticeBar } from './notice/NoticeBar.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SubHeader } from './SubHeader.tsx';
import { TopBar } from './TopBar.tsx';

const navigate = fn();

/** A minimal host: it holds what is open and the current page. */
export function Host({ initial = false, lines = 4 }: { initial?: boolean | undefined; lines?: number }) {
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

const ignore = () => undefined;

/** A host that shows a notice until it is closed. */
export function NoticeHost(props: Partial<ComponentProps<typeof AppFrame>>) {
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
