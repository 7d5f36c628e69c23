import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { literalTexts, literalTextsOf } from './literalTexts.ts';
import { root } from './run.ts';
import { shippedFiles } from './shippedFiles.ts';

/** Literal texts that may stand in the code, each with its reason; one that no longer stands there fails too. */
const ALLOWED: readonly { file: string; texts: readonly string[]; because: string }[] = [
  {
    file: 'apps/web/src/platform/pageTitle.ts',
    texts: ['{} · Sereno'],
    because: 'the name of the product, the same in every language',
  },
  {
    file: 'apps/web/src/features/dashboards/weeklyCommissions/decision/SignWeek.tsx',
    texts: ['{} and (min-height: 600px)'],
    because: 'a media query',
  },
  {
    file: 'packages/ui/src/charts/export/chartPng.ts',
    texts: ['400 12px {}', '600 16px {}'],
    because: 'fonts, as a canvas takes them',
  },
  {
    file: 'packages/ui/src/charts/shade/useForcedColors.ts',
    texts: ['(forced-colors: active)'],
    because: 'a media query',
  },
  {
    file: 'packages/ui/src/foundation/content/shortcutKeys.ts',
    texts: ['Alt', 'Esc', 'Shift', 'Enter', 'Escape', 'Backspace', 'Meta', 'Control'],
    because: 'names that browsers give to keys; Alt and Esc are engraved so on every keyboard',
  },
  {
    file: 'packages/ui/src/foundation/dialog/nearestControl.ts',
    texts: ['a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'],
    because: 'a selector',
  },
  {
    file: 'packages/ui/src/foundation/form/invalidField.ts',
    texts: [':is([aria-invalid="true"], input:invalid, select:invalid, textarea:invalid):not([aria-hidden="true"])'],
    because: 'a selector',
  },
  {
    file: 'packages/ui/src/signature/image/typedImage.ts',
    texts: ["'Snell Roundhand', 'Segoe Script', 'Dancing Script', 'Apple Chancery', cursive", 'italic {}px {}'],
    because: 'a font, as a canvas takes it',
  },
  {
    file: 'packages/ui/src/signature/image/signatureImage.ts',
    texts: ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" width="{}" height="{}">{}</svg>'],
    because: 'the frame of an SVG file',
  },
  {
    file: 'packages/ui/src/shell/UserTabs.tsx',
    texts: ['Audit Logs', 'Notifications', 'Settings'],
    because: 'names of tabs that the specification gives, the same in every language (SHL-26)',
  },
  {
    file: 'packages/ui/src/charts/series/seriesStyle.ts',
    texts: ['Highlight', 'Canvas'],
    because: 'the names of system colours',
  },
  {
    file: 'apps/web/src/features/dashboards/detail/detailColumns.ts',
    texts: ['Pendiente', 'Vigente', 'Liquidado', 'Cancelado'],
    because: 'the names of states as the server writes them, which are data',
  },
];

const entries = ['apps/web/src/main.tsx', ...globSync('packages/ui/src/*/index.ts', { cwd: root })];
/** Views and what they call: everything that is shipped, but for the texts themselves and the colours. */
const views = shippedFiles(entries).filter((file) => !/\/i18n\/|\/ui\/src\/(locale|theme)\//.test(file));

const isAllowed = (at: string, text: string): boolean =>
  ALLOWED.some(({ file, texts }) => at.startsWith(`${file}:`) && texts.includes(text));

describe('the code that is shipped', () => {
  it('LNG-05 shows only texts from the catalogues', () => {
    expect(literalTextsOf(views).filter(({ at, text }) => !isAllowed(at, text))).toEqual([]);
  });

  it('still contains every allowed literal text', () => {
    const found = literalTextsOf(ALLOWED.map(({ file }) => file));
    const isThere = (file: string, text: string) =>
      found.some((each) => each.at.startsWith(`${file}:`) && each.text === text);
    for (const { file, texts, because } of ALLOWED) {
      expect(because).not.toBe('');
      expect([file, texts.filter((text) => !isThere(file, text))]).toEqual([file, []]);
    }
  });

  it('includes lazy pages, but no stories or samples', () => {
    expect(views).toContain('apps/web/src/features/auth/RegistrationPage.tsx');
    expect(views).toContain('packages/ui/src/foundation/dialog/Drawer.tsx');
    expect(views.filter((file) => /\.(stories|test)\.|samples/.test(file))).toEqual([]);
  });
});

const textsOf = (source: string) => literalTexts(source, 'View.tsx').map(({ text }) => text);

describe('a literal text', () => {
  it.each([
    ['between tags', '<h1>Nueva cita</h1>', 'Nueva cita'],
    ['of one small word', '<p>hoy</p>', 'hoy'],
    ['in a script without spaces', '<p>予定</p>', '予定'],
    ['in braces', "<p>{'hoy'}</p>", 'hoy'],
    ['in a fragment', '<>hoy</>', 'hoy'],
    ['in an attribute', '<img alt="foto" />', 'foto'],
    ['of a screen reader', '<div aria-label="cerrar" />', 'cerrar'],
    ['in a prop', "<Button label={'cerrar'} />", 'cerrar'],
    ['in an unknown prop', '<Box note="Sin actividades" />', 'Sin actividades'],
    ['as a template', '<Button label={`cerrar`} />', 'cerrar'],
    ['around a value', '<p>{`${count} citas`}</p>', '{} citas'],
    ['around a value, in a constant', 'const line = `${count} citas`;', '{} citas'],
    ['in a template of a template', "<p>{`${open ? 'abierto' : ''}`}</p>", 'abierto'],
    ['in the other branch', "<p>{open ? t('a.b') : 'cerrado'}</p>", 'cerrado'],
    ['behind a condition', "<p>{open && 'abierto'}</p>", 'abierto'],
    ['as a fallback', "<p>{name ?? 'nadie'}</p>", 'nadie'],
    ['in a sum', "<p>{count + ' citas'}</p>", 'citas'],
    ['in a list', "<Field hint={['uno', count]} />", 'uno'],
    ['in parentheses and a type', "<p>{('hoy' as string)}</p>", 'hoy'],
    ['in a property', "toasts.show({ text: 'listo' });", 'listo'],
    ['under a quoted property', "const props = { 'aria-label': 'cerrar' };", 'cerrar'],
    ['as a default', "function Page({ title = 'inicio' }) { return title; }", 'inicio'],
    ['in a constant', "const title = 'inicio';", 'inicio'],
    ['in a list of names', "const tabs = ['Hoy', 'semana'];", 'Hoy'],
    ['with a non-ASCII letter', "const unit = 'año';", 'año'],
    ['as the title of the document', "document.title = 'inicio';", 'inicio'],
    ['as the content of an element', "element.textContent = 'hoy';", 'hoy'],
    ['as an attribute that is set', "element.setAttribute('title', 'hoy');", 'hoy'],
    ['in a browser dialog', "window.confirm('seguro');", 'seguro'],
    ['as a node', "document.createTextNode('hoy');", 'hoy'],
    ['of a style', "const Mark = styled.b`&::after { content: 'nuevo'; }`;", 'nuevo'],
    ['put into a style', "const Mark = styled.b`${({ note = 'Muy nuevo' }) => note}`;", 'Muy nuevo'],
  ])('%s is reported', (_, source, text) => {
    expect(textsOf(source)).toEqual([text]);
  });

  it.each([
    ['a text of the catalogue', "<p title={t('a.title')}>{t('a.text')}</p>"],
    ['signs and figures', '<p>· {count} / 24</p>'],
    ['a key of the keyboard', "if (event.key === 'Enter') send();"],
    ['a key of a text', "const entry = { label: 'menu.home' };"],
    ['an address', "const entry = { error: '/error/error-v1' };"],
    ['an import', "import x from 'Some package';"],
    ['a type', "type Size = 'Very large';"],
    ['an error for developers', "throw new RangeError('The day lies outside the calendar');"],
    ['a warning for developers', "console.warn('Give it a label');"],
    ['a warning of our own for developers', "warn('Give it a label');"],
    ['a directive', "'use client';"],
    ['a style', 'const Box = styled.div`border: 1px solid red;`;'],
    ['a technical attribute', '<a rel="noopener noreferrer" className="one two" />'],
  ])('%s is not reported', (_, source) => {
    expect(textsOf(source)).toEqual([]);
  });

  it('is reported with its location', () => {
    expect(literalTexts('const x = 1;\n\n<p>hoy</p>;', 'apps/web/src/View.tsx')).toEqual([
      { at: 'apps/web/src/View.tsx:3', text: 'hoy' },
    ]);
  });
});
