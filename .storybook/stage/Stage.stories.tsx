import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyInstant } from './clock.ts';

/** A module reads the clock while it loads, before any story has begun. */
const loadedAt = new Date().toISOString();

/** What makes two pictures of a story equal: clock, zone, font and chance. */
const meta: Meta = { title: 'Workbench/Stage', tags: ['!autodocs', '!dev'] };
export default meta;
type Story = StoryObj<typeof meta>;

const full = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' });

/** The first story of the file: nothing has been drawn before, so the font cannot be there by accident. */
export const EverythingAtOnce: Story = {
  loaders: [() => ({ today: full.format(new Date()), folio: Math.floor(Math.random() * 1e6) })],
  render: (_args, { loaded: { today, folio } }) => (
    <dl>
      <dt>Hoy</dt>
      <dd>{today}</dd>
      <dt>Folio</dt>
      <dd>{folio}</dd>
      <dt>Letra</dt>
      <dd style={{ inlineSize: 'max-content', fontSize: 32 }}>Comisión</dd>
    </dl>
  ),
  play: async ({ canvas, step }) => {
    await step('the clock stands at the moment of all stories, also while files load', async () => {
      await expect(canvas.getByText('sábado, 21 de noviembre de 2026, 4:30:00 p.m. UTC')).toBeVisible();
      await expect([loadedAt, new Date().toISOString()]).toEqual([storyInstant, storyInstant]);
      await expect(Date.now() - Date.parse(storyInstant)).toBeLessThan(5000);
    });
    await step('chance is the same each time', async () => {
      await expect(canvas.getByText('121952')).toBeVisible();
    });
    await step('the font is loaded, and the text is drawn in it', async () => {
      const text = canvas.getByText('Comisión');
      const loaded = [...document.fonts].filter(
        ({ family, status }) => family.includes('Inter') && status === 'loaded',
      );
      await expect(loaded.length).toBeGreaterThan(0);
      const inInter = text.getBoundingClientRect().width;
      text.style.fontFamily = 'sans-serif';
      await expect(text.getBoundingClientRect().width).not.toBe(inInter);
      text.style.fontFamily = '';
    });
  },
};

/** A date that names its parts is not touched, and what is a date stays one. */
export const NamedDates: Story = {
  render: () => <time dateTime="2020-02-29">{new Date(Date.UTC(2020, 1, 29)).toISOString().slice(0, 10)}</time>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2020-02-29')).toBeVisible();
    await expect(new Date()).toBeInstanceOf(Date);
    await expect(new Date(0).getTime()).toBe(0);
  },
};

/** What measures goes on, or no toast would ever leave. */
export const TimersGoOn: Story = {
  render: () => <p>Un momento…</p>,
  play: async () => {
    const before = [performance.now(), Date.now()] as const;
    await new Promise((resolve) => setTimeout(resolve, 30));
    await expect(performance.now() - before[0]).toBeGreaterThan(25);
    await expect(Date.now() - before[1]).toBeGreaterThan(25);
    await expect(new Date().toISOString()).toBe(storyInstant);
  },
};

/**
 * The browser of the tests stands in Mexico City, or where `STORYBOOK_ZONE` says: the stories pass in any zone, because a component
 * takes its zone from its props.
 */
export const Zone: Story = {
  render: () => <p>{Intl.DateTimeFormat().resolvedOptions().timeZone}</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(import.meta.env['STORYBOOK_ZONE'] ?? 'America/Mexico_City')).toBeVisible();
  },
};

/** The pictures that are compared follow the stage that a story brings. */
export const Pictures: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  render: () => <p>Una sola vez</p>,
  play: async ({ parameters }) => {
    await expect(parameters['chromatic']).toEqual({
      pauseAnimationAtEnd: true,
      modes: {
        'own stage': { theme: 'dark', density: 'comfortable', locale: 'es', formats: 'mexican', viewport: 'phone' },
      },
    });
  },
};
