import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  isTemplate,
  LONGEST_MAIL_LINK,
  mailLink,
  paragraphsOf,
  TEMPLATE_VARIABLES,
  templateVariables,
  writtenVariable,
} from './index.ts';

const values = {
  prospecto: 'Rosa Campos',
  asesor: 'Lucía Hernández',
  empresa: 'Planes del Valle',
  telefono: '33 1234 5678',
};
const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TEMPLATE_VARIABLES.map(writtenVariable)));
const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' '));

describe('a template', () => {
  it.each([
    ['Hola {{prospecto}}, soy {{asesor}}.', 'Hola Rosa Campos, soy Lucía Hernández.'],
    ['{{ Teléfono }} y {{TELEFONO}}', '33 1234 5678 y 33 1234 5678'],
    ['{prospecto} {} $& 100 %', '{prospecto} {} $& 100 %'],
  ])('%j becomes %j', (template, filled) => {
    expect(fillTemplate(template, values)).toBe(filled);
  });

  it.each(['{{precio}}', '{{asesor}', '{{}}', 'a }} b', '{{ase sor}}'])('%j is none', (template) => {
    expect(isTemplate(template)).toBe(false);
    expect(() => fillTemplate(template, values)).toThrow(RangeError);
  });

  it('names its variables, each once', () => {
    expect(templateVariables('{{empresa}} {{otra}} {{prospecto}} {{Empresa}}')).toEqual(['empresa', 'prospecto']);
  });

  it('has as many variables as it is filled with, and none afterwards', () => {
    fc.assert(
      fc.property(text.filter(isTemplate), fc.string({ unit: 'grapheme' }), (template, value) => {
        const own = value.replaceAll(/[{}]/gu, '');
        const filled = fillTemplate(template, { prospecto: own, asesor: own, empresa: own, telefono: own });
        expect(templateVariables(filled)).toEqual([]);
        expect(filled === template).toBe(templateVariables(template).length === 0);
      }),
    );
  });

  it('takes values literally: neither variables, nor replacement patterns, nor lines of their own', () => {
    const odd = { ...values, prospecto: '{{asesor}} $& <b>\r\n\nCc: x' };
    expect(fillTemplate('Hola {{prospecto}}', odd)).toBe('Hola {{asesor}} $& <b> Cc: x');
  });
});

it('a text has paragraphs of lines', () => {
  expect(paragraphsOf('\n\nHola:\r\n \t\r\nUno\ndos\n\n\n\nFin')).toEqual([['Hola:'], ['Uno', 'dos'], ['Fin']]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

describe('a mail link', () => {
  it('has subject and body, with lines as mail programs read them', () => {
    expect(
      mailLink('mailto:rosa@correo.example', { subject: 'Su plan\nde hoy', body: 'Hola:\n\n¿Cómo está? & más' }),
    ).toEqual({
      href: 'mailto:rosa@correo.example?subject=Su%20plan%20de%20hoy&body=Hola%3A%0D%0A%0D%0A%C2%BFC%C3%B3mo%20est%C3%A1%3F%20%26%20m%C3%A1s',
      hasBody: true,
    });
  });

  it('adds no recipient or header, keeps what was written, and stays within its length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 300 }),
        (subject, body) => {
          const { href, hasBody } = mailLink('mailto:rosa@correo.example', { subject, body });
          const url = new URL(href);
          expect([url.pathname, url.hash]).toEqual(['rosa@correo.example', '']);
          expect([...url.searchParams.keys()]).toEqual(hasBody ? ['subject', 'body'] : ['subject']);
          expect(href.length).toBeLessThanOrEqual(LONGEST_MAIL_LINK);
          const sent = hasBody ? body.toWellFormed().replaceAll(/\r\n?|\n/gu, '\r\n') : null;
          expect(url.searchParams.get('body')).toBe(sent);
        },
      ),
    );
  });

  it('leaves a body out that is too long', () => {
    const { href, hasBody } = mailLink('mailto:rosa@correo.example', { subject: 'Plan', body: 'á'.repeat(400) });
    expect([href, hasBody]).toEqual(['mailto:rosa@correo.example?subject=Plan', false]);
  });
});
