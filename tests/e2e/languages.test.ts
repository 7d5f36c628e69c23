import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, phone, wide } from '../browser.ts';
import { goTo, titled } from '../page.ts';

type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Language = 'es' | 'en' | 'de' | 'fr' | 'ja' | 'zh';

/** German last: its long words are read on a phone as well. */
const LANGUAGES: readonly Language[] = ['es', 'en', 'fr', 'ja', 'zh', 'de'];

const catalogues = path.resolve(import.meta.dirname, '../../apps/web/src/i18n/testing/catalogues.ts');
const { textsOf }: { textsOf: (locale: Language) => Promise<Catalogue> } = await import(catalogues);

const app = application();

const formsOf = (texts: Catalogue): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));

/** A text of a catalogue as a pattern, with anything in the place of a parameter. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`, 'u');
const hasParameter = (text: string): boolean => /\{\w+\}/.test(text);
/** Whether a text is more than parameters and signs, as '{label}: {value}' and 'T{quarter}' are not; some languages write a word as one letter. */
const hasWords = (text: string): boolean => /\p{L}\p{L}|\p{Lo}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** All texts of a page: visible texts, names and descriptions. */
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

/** A language, and how its texts are distinguished from those of another. */
type Speech = {
  readonly language: Language;
  readonly texts: Catalogue;
  readonly says: (word: string) => boolean;
  readonly parameters: readonly string[];
};

async function speechOf(language: Language): Promise<Speech> {
  const texts = await textsOf(language);
  const forms = formsOf(texts);
  const plain = new Set(forms);
  const patterns = forms.filter((text) => hasParameter(text) && hasWords(text)).map(patternOf);
  return {
    language,
    texts,
    says: (word) => (plain.has(word) && hasWords(word)) || patterns.some((pattern) => pattern.test(word)),
    parameters: [...new Set(forms.flatMap((text) => text.match(/\{\w+\}/g) ?? []))],
  };
}

const speeches = await Promise.all(LANGUAGES.map(speechOf));
const spanish = await speechOf('es');
const german = await speechOf('de');

/** The plain text of that key. */
function textOf({ language, texts }: Speech, key: string): string {
  const text = texts[key];
  if (typeof text !== 'string') throw new Error(`${key} is no text of ${language}`);
  return text;
}

/** Checks pages, and collects wrong texts. */
class Reader {
  readonly page: Page;
  /** The server's texts: names of products and media are in their author's language. */
  readonly #said: Promise<readonly string[]>[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('response', (response) => {
      const isData = new URL(response.url()).pathname.startsWith('/api/');
      if (isData) this.#said.push(response.json().then(textsIn, () => []));
    });
  }

  /** Opens a page, waits for its title and checks it. */
  async faultsOf(address: string, titleKey: string, speech: Speech): Promise<string[]> {
    await goTo(this.page, address);
    await titled(this.page, textOf(speech, titleKey));
    return this.faults(speech);
  }

  /** Spanish texts, keys without a text and parameters without a value, a wrong language, and what sticks out sideways. */
  async faults(speech: Speech): Promise<string[]> {
    const wideFaults = await this.#faultsNow(speech);
    // The longest words on the narrowest screen.
    if (speech !== speeches.at(-1)) return wideFaults;
    await this.page.setViewportSize(phone.viewport);
    const narrowFaults = await this.#faultsNow(speech);
    await this.page.setViewportSize(wide.viewport);
    return [...wideFaults, ...narrowFaults];
  }

  async #faultsNow({ language, says, parameters }: Speech): Promise<string[]> {
    const data = new Set((await Promise.all(this.#said)).flat());
    const words = (await wordsOn(this.page)).filter((word) => !data.has(word));
    const isForeign = (word: string) => spanish.says(word) && !says(word);
    const shown = await this.page.evaluate(() => ({
      language: document.documentElement.lang,
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    return [
      ...words.filter(
        (word) => isForeign(word) || word in spanish.texts || parameters.some((each) => word.includes(each)),
      ),
      ...(words.length < 3 ? ['nothing on the page'] : []),
      ...(shown.language === language ? [] : [`lang="${shown.language}"`]),
      ...(shown.excess > 0 ? [`${shown.excess} px too wide`] : []),
    ];
  }

  /** Chooses the language among those in sight: the page loads again in it. */
  async choose({ language }: Speech): Promise<void> {
    const { page } = this;
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('dialog').getByRole('combobox').selectOption(language),
    ]);
  }
}

describe('every page is in one language only', () => {
  it('LNG-01a LNG-01b LNG-01c LNG-01d LNG-01e LNG-01f LNG-04 LNG-05 RTE-04 chosen at the foot of the login before signing in', async () => {
    const reader = new Reader(await app.open('/auth/login'));
    const { page } = reader;
    // A page that speaks another language is told from one that does not.
    await titled(page, 'Inicia sesión');
    expect(await reader.faults(german)).toEqual(expect.arrayContaining(['Inicia sesión', 'Contraseña', 'lang="es"']));
    for (const speech of speeches) {
      if (speech.language !== 'es') {
        await page.getByRole('button', { name: / · / }).click();
        await reader.choose(speech);
      }
      await titled(page, textOf(speech, 'login.title'));
      expect(await reader.faults(speech)).toEqual([]);
      expect(await reader.faultsOf('/auth/registration', 'registration.title', speech)).toEqual([]);
      expect(await reader.faultsOf('/auth/forgot-password', 'forgotPassword.title', speech)).toEqual([]);
      expect(await reader.faultsOf('/terms', 'terms.title', speech)).toEqual([]);
      expect(await reader.faultsOf('/error/error-v1', 'errorPage.title', speech)).toEqual([]);
      expect(await reader.faultsOf('/error/error-v2', 'errorPage.oops', speech)).toEqual([]);
      await goTo(page, '/auth/login');
    }
    await page.locator('[name=username]').fill('rol8');
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await titled(page, textOf(german, 'menu.activitiesDashboard'));
    expect(await reader.faultsOf('/user/browse', 'message.forbidden.title', german)).toEqual([]);
  });

  it('LNG-01a LNG-01b LNG-01c LNG-01d LNG-01e LNG-01f LNG-02 LNG-03 LNG-04 LNG-05 chosen in the user panel behind the login, and kept', async () => {
    const reader = new Reader(await app.at('/account/password', 'rol1'));
    const { page } = reader;
    const openPanel = async (speech: Speech) => {
      await page.getByTitle(textOf(speech, 'topBar.user')).click();
      await page.getByRole('dialog', { name: textOf(speech, 'frame.userPanel') }).waitFor();
    };
    // The first answers of a page arrived before the listener.
    await page.reload();
    for (const [index, speech] of speeches.entries()) {
      await titled(page, textOf(speech, 'menu.accountPassword'));
      expect(await reader.faults(speech)).toEqual([]);
      expect(await reader.faultsOf('/sales-dashboard', 'menu.salesDashboard', speech)).toEqual([]);
      expect(await reader.faultsOf('/permissions', 'menu.permissions', speech)).toEqual([]);
      expect(await reader.faultsOf('/activities-dashboard', 'menu.activitiesDashboard', speech)).toEqual([]);
      await goTo(page, '/account/password');
      await openPanel(speech);
      expect(await reader.faults(speech)).toEqual([]);
      const next = speeches[index + 1];
      if (next) await reader.choose(next);
    }
    await page.reload();
    await titled(page, textOf(german, 'menu.accountPassword'));
    expect(await reader.faults(german)).toEqual([]);
  });
});
