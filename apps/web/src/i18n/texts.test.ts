import { MENU } from '@sereno/domain/navigation';
import { locales } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

const catalogues = { es, en, de, fr, ja, zh };
const placeholders = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].toSorted();

describe('the texts of the host', () => {
  it('LNG-01a LNG-01b LNG-01c LNG-01d LNG-01e LNG-01f LNG-05 exist in every language', () => {
    expect(Object.keys(catalogues)).toEqual([...locales]);
    for (const texts of Object.values(catalogues)) expect(Object.keys(texts)).toEqual(Object.keys(es));
  });

  it.each(Object.entries(catalogues))(
    'have the parameters of the Spanish ones in %s, and none is empty',
    (_, texts) => {
      for (const [key, text] of Object.entries(es)) {
        const translated: unknown = Object.entries(texts).find(([name]) => name === key)?.[1];
        expect([key, placeholders(translated)]).toEqual([key, placeholders(text)]);
        expect(JSON.stringify(translated)).not.toMatch(/""/);
      }
    },
  );

  it('MNU-38 name every entry of the menu', () => {
    const keys = MENU.flatMap((entry) => [entry, ...entry.children]).map(({ key }) => key);
    for (const key of keys) expect(es[key]).not.toBe('');
    expect(es['menu.activitiesDashboard']).toBe('Tablero de actividades');
  });

  it('AUTH-03 AUTH-19 AUTH-21 GEO-02 CAT-10 are verbatim where the specification gives them', () => {
    expect(es['location.enable']).toBe('Activa tu ubicación para poder acceder');
    expect(es['location.unsupported']).toBe('Tu navegador no soporta el acceso a la ubicación. Intenta con otro');
    expect(es['login.invalid']).toBe('Los datos de inicio de sesión son incorrectos');
    expect(es['login.disabled']).toBe('Tu cuenta está deshabilitada en el ERP');
    expect(es['validation.tooShort']).toBe('Mínimo {limit} caracteres');
    expect(es['validation.tooLong']).toBe('Máximo {limit} caracteres');
  });
});
