import { expect, it } from 'vitest';
import { locales } from '../locale/index.ts';
import { languageName } from './languageName.ts';

it('LNG-01 names each language in that language', () => {
  expect(locales.map(languageName)).toEqual(['Español', 'English', 'Deutsch', 'Français', '日本語', '中文']);
});
