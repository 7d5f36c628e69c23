import { describe, expect, it } from 'vitest';
import { correctedSpanish } from './correctedSpanish.ts';
import { es as frame } from './frame/es.ts';
import { es as texts } from './public/es.ts';
import { publicTexts } from './areas.ts';
import { overridesOf } from './overrides.ts';

const messages = { 'terms.title': 'Reglas', 'registration.mismatch': 'No son iguales' };

const parameters = (text = '') => text.match(/\{\w+\}/g);

describe('the texts in the place of ours', () => {
  it('REG-17 are those of the configuration alone, and what the specification gives in English stays', async () => {
    const overrides = await overridesOf({ correctedSpanish: false, messages }, 'es');
    expect(overrides).toEqual(messages);
    const t = await publicTexts.load({ locale: 'es', overrides: {} });
    expect(t('registration.tooShort', { limit: 3 })).toBe('Minimum 3 symbols');
  });

  it('REG-17 are Spanish ones where the configuration asks for it, its own above them', async () => {
    const overrides = await overridesOf({ correctedSpanish: true, messages }, 'es');
    const t = await publicTexts.load({ locale: 'es', overrides });
    expect(t('registration.tooShort', { limit: 3 })).toBe('Mínimo 3 caracteres');
    expect(t('registration.mismatch')).toBe('No son iguales');
  });

  it('REG-17 leave the other languages as they are', async () => {
    expect(await overridesOf({ correctedSpanish: true, messages }, 'en')).toEqual(messages);
  });

  it('REG-17 take the parameters of what they stand for', () => {
    const catalogue: Readonly<Record<string, string>> = { ...frame, ...texts };
    for (const [key, text] of Object.entries(correctedSpanish)) {
      expect([key, parameters(text)]).toEqual([key, parameters(catalogue[key])]);
    }
  });
});
