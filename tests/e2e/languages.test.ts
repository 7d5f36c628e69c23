import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';

type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Language = 'es' | 'en' | 'de' | 'fr' | 'ja' | 'zh';

const catalogues = path.resolve(import.meta.dirname, '../../apps/web/src/i18n/testing/catalogues.ts');
const { textsOf }: { textsOf: (locale: Language) => Promise<Catalogue> } = await import(catalogues);

const app = application();

const formsOf = (texts: Catalogue): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));

/** A text of a catalogue as a pattern, with anything in the place of a parameter. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`, 'u');
/** All texts of a catalogue, but for those that are only parameters and signs: '{label}: {value}'. */
const patternsOf = (texts: Catalogue): RegExp[] =>
  formsOf(texts)
    .filter((text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map(patternOf);

/** What a page says: texts that are seen, and names and descriptions that are heard. */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [document.title.replace(/ · Sereno$/, '')];
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
        words.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push(node.nodeValue ?? '');
    }
    return [...new Set(words.map((word) => word.trim()))].filter((word) => word !== '');
  });
}

/** Every text within a value that came as JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Somebody who reads one language, and what they find wrong with a page. */
class Reader {
  readonly page: Page;
  /** What the server has said: names of products and means are in the language of who wrote them. */
  readonly #said: Promise<readonly string[]>[] = [];
  readonly #language: Language;
  readonly #own: Catalogue;
  readonly #spanish: Catalogue;

  static async of(language: Language, options?: BrowserContextOptions): Promise<Reader> {
    const page = await app.stranger(options);
    await page.addInitScript((locale) => localStorage.setItem('sereno:locale', locale), language);
    return new Reader(page, language, await textsOf(language), await textsOf('es'));
  }

  private constructor(page: Page, language: Language, own: Catalogue, spanish: Catalogue) {
    this.page = page;
    page.on('response', (response) => {
      const isData = new URL(response.url()).pathname.startsWith('/api/');
      if (isData) this.#said.push(response.json().then(textsIn, () => []));
    });
    this.#language = language;
    this.#own = own;
    this.#spanish = spanish;
  }

  /** The plain text of that key. */
  text(key: string): string {
    const text = this.#own[key];
    if (typeof text !== 'string') throw new Error(`${key} is no text of ${this.#language}`);
    return text;
  }

  async signIn(username: string): Promise<void> {
    await this.page.goto(`${app.url()}/auth/login`);
    await this.page.getByLabel(this.text('login.username')).fill(username);
    await this.page.getByLabel(this.text('login.password'), { exact: true }).fill(password);
    await this.page.getByRole('button', { name: this.text('login.submit') }).click();
    await this.page.getByText(patternOf(this.text('activitiesDashboard.updatedAt'))).waitFor();
  }

  /** Opens a page, waits for its title and reads it. */
  async faultsOf(address: string, titleKey: string): Promise<string[]> {
    await this.page.goto(app.url() + address);
    await this.page.getByRole('heading', { level: 1, name: this.text(titleKey), exact: true }).waitFor();
    return this.faults();
  }

  /** Spanish texts, keys without a text and parameters without a value, a wrong language, and what sticks out sideways. */
  async faults(): Promise<string[]> {
    await this.page.waitForLoadState('networkidle');
    const data = new Set((await Promise.all(this.#said)).flat());
    const words = (await wordsOn(this.page)).filter((word) => !data.has(word));
    const own = patternsOf(this.#own);
    const foreign = patternsOf(this.#spanish);
    const isForeign = (word: string) =>
      foreign.some((pattern) => pattern.test(word)) && !own.some((pattern) => pattern.test(word));
    const parameters = formsOf(this.#own).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
    const { language, excess } = await this.page.evaluate(() => ({
      language: document.documentElement.lang,
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    return [
      ...words.filter(
        (word) => isForeign(word) || word in this.#spanish || parameters.some((each) => word.includes(each)),
      ),
      ...(words.length < 3 ? ['nothing on the page'] : []),
      ...(language === this.#language ? [] : [`lang="${language}"`]),
      ...(excess > 0 ? [`${excess} px too wide`] : []),
    ];
  }
}

type Visit = { readonly language: Language; readonly screen: string; readonly options?: BrowserContextOptions };
const visits: readonly Visit[] = [
  { language: 'es', screen: 'wide' },
  { language: 'en', screen: 'wide' },
  { language: 'de', screen: 'wide' },
  { language: 'fr', screen: 'wide' },
  { language: 'ja', screen: 'wide' },
  { language: 'zh', screen: 'wide' },
  // The longest words on the narrowest screen.
  { language: 'de', screen: 'phone', options: phone },
];

describe('every page speaks one language alone', () => {
  it.each(visits)(
    'LNG-01a LNG-01b LNG-01c LNG-01d LNG-01e LNG-01f LNG-05 to a stranger: $language, $screen',
    async ({ language, options }) => {
      const reader = await Reader.of(language, options);
      expect(await reader.faultsOf('/auth/login', 'login.title')).toEqual([]);
      expect(await reader.faultsOf('/auth/registration', 'registration.title')).toEqual([]);
      expect(await reader.faultsOf('/auth/forgot-password', 'forgotPassword.title')).toEqual([]);
      expect(await reader.faultsOf('/terms', 'terms.title')).toEqual([]);
      expect(await reader.faultsOf('/error/error-v1', 'errorPage.title')).toEqual([]);
      expect(await reader.faultsOf('/error/error-v2', 'errorPage.oops')).toEqual([]);
    },
  );

  it.each(visits)(
    'LNG-01a LNG-01b LNG-01c LNG-01d LNG-01e LNG-01f LNG-05 behind the login: $language, $screen',
    async ({ language, options }) => {
      const reader = await Reader.of(language, options);
      await reader.signIn('rol1');
      expect(await reader.faults()).toEqual([]);
      expect(await reader.faultsOf('/sales-dashboard', 'menu.salesDashboard')).toEqual([]);
      expect(await reader.faultsOf('/permissions', 'menu.permissions')).toEqual([]);
      expect(await reader.faultsOf('/account/password', 'menu.accountPassword')).toEqual([]);
      const { page } = reader;
      await page.getByTitle(reader.text('topBar.user')).click();
      await page.getByRole('dialog', { name: reader.text('frame.userPanel') }).waitFor();
      expect(await reader.faults()).toEqual([]);
    },
  );

  it.each(visits)('LNG-05 RTE-04 to somebody without the right: $language, $screen', async ({ language, options }) => {
    const reader = await Reader.of(language, options);
    await reader.signIn('rol8');
    expect(await reader.faultsOf('/user/browse', 'message.forbidden.title')).toEqual([]);
  });

  it('is told from a page that speaks another', async () => {
    const reader = await Reader.of('de');
    await reader.page.addInitScript(() => localStorage.setItem('sereno:locale', 'es'));
    await reader.page.goto(`${app.url()}/auth/login`);
    await reader.page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
    expect(await reader.faults()).toEqual(expect.arrayContaining(['Inicia sesión', 'Contraseña', 'lang="es"']));
  });
});
