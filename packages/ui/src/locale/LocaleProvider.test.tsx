import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { Banner, Breadcrumbs, Menu } from '../foundation/index.ts';
import { behaviour } from '../testing/behaviour.ts';
import { loadTexts } from './loadTexts.ts';
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
const listen = () => {
  told.length = 0;
  const warning = spyOn(console, 'warn').mockImplementation((text: unknown) => void told.push(text));
  return () => warning.mockRestore();
};

test(
  'A language without texts is told to the developer, and not its texts one by one',
  {
    beforeEach: listen,
    render: () => (
      <LocaleProvider locale="en">
        <Menu items={[]} />
      </LocaleProvider>
    ),
  },
  async () => {
    await expect(told.join(' ')).toContain("await loadTexts('en')");
    await expect(told.join(' ')).not.toContain('menu.more');
  },
);

const some = { 'banner.info': 'معلومات:' };

/** In a language of this test alone: a key is told once for all tests that share the page. */
function Arabic({ more }: { more: boolean }) {
  return (
    <LocaleProvider locale="ar-TD" texts={some}>
      <Banner onDismiss={() => undefined}>تم</Banner>
      <Menu items={[]} />
      {more && <Breadcrumbs items={[{ label: 'الرئيسية' }]} />}
    </LocaleProvider>
  );
}

function Growing() {
  const [more, setMore] = useState(false);
  return (
    <>
      <Arabic more={more} />
      <button type="button" onClick={() => setMore(true)}>
        Más
      </button>
    </>
  );
}

test(
  'Texts that a page lacks are told to the developer, those of a rendering together and each once',
  { beforeEach: listen, render: () => <Growing /> },
  async ({ canvas, userEvent }) => {
    await expect(told).toHaveLength(1);
    await expect(told[0]).toMatch(/"ar-TD".*\n {2}banner\.dismiss\n {2}menu\.more\n/);
    await expect(told[0]).not.toContain('banner.info');
    await userEvent.click(canvas.getByRole('button', { name: 'Más' }));
    await expect(told).toHaveLength(2);
    await expect(told[1]).toMatch(/Spanish:\n {2}breadcrumbs\.label\n\w/);
  },
);

test(
  'Spanish of another country lacks nothing, nor does a language for which another stands in',
  {
    beforeEach: listen,
    loaders: [async () => ({ english: await loadTexts('en') })],
    render: (_, { loaded }) => (
      <>
        <LocaleProvider locale="es-AR">
          <Menu items={[]} />
        </LocaleProvider>
        <LocaleProvider locale="es-CL" texts={some}>
          <Menu items={[]} />
        </LocaleProvider>
        <LocaleProvider locale="fa" texts={{ ...loaded['english'], ...some }}>
          <Menu items={[]} />
        </LocaleProvider>
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(told).toEqual([]);
  },
);
