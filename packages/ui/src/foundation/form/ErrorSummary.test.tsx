import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { LocaleProvider } from '../../locale/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { TextField } from '../index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';
import meta from './Form.stories.tsx';

const test = behaviour(meta);
const required = 'Este dato es obligatorio';

const links = (canvasElement: Element): (string | null)[] =>
  [...canvasElement.querySelectorAll('li')].map(({ textContent }) => textContent);

const lines = (
  <>
    <ErrorSummary />
    <TextField label="Cliente" name="client" />
    <TextField label="Hora (1)" name="hour" hideLabel />
  </>
);

test(
  'Fields with the same message are told apart by their labels',
  { args: { errors: { client: required, hour: required }, children: lines } },
  async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual([`Cliente: ${required}`, `Hora (1): ${required}`]);
  },
);

test(
  'A message that names its field is not given the label again',
  { args: { errors: { client: 'Elige el cliente.', hour: '¿Hora (1)?' }, children: lines } },
  async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['Elige el cliente.', '¿Hora (1)?']);
  },
);

test(
  'A label inside of another word does not name the field, and in Japanese, which has no spaces, it does',
  {
    args: {
      errors: { a: 'Ahora no hay lugar', b: '種類を選択してください', c: 'El día no es posible' },
      children: (
        <>
          <ErrorSummary />
          <TextField label="Hora" name="a" />
          <TextField label="種類" name="b" />
          <TextField label="Í" name="c" />
        </>
      ),
    },
  },
  async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual([
      'Hora: Ahora no hay lugar',
      '種類を選択してください',
      'Í: El día no es posible',
    ]);
  },
);

test(
  'Controls of the host are named as they name themselves, and without a label the message stands alone',
  {
    args: {
      errors: { a: required, b: required, c: required, d: required, e: required, f: required },
      children: (
        <>
          <ErrorSummary />
          <label htmlFor="host-a">Por su id</label>
          <textarea id="host-a" name="a" aria-invalid />
          <label>
            Alrededor <input name="b" aria-invalid />
          </label>
          <p id="host-c">Un párrafo</p>
          <input name="c" aria-labelledby="host-c" aria-invalid />
          <input name="d" aria-label="Solo dicho" aria-invalid />
          <input name="e" title="" aria-invalid />
        </>
      ),
    },
  },
  async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual([
      `Por su id: ${required}`,
      `Alrededor: ${required}`,
      `Un párrafo: ${required}`,
      `Solo dicho: ${required}`,
      required,
      required,
    ]);
  },
);

test(
  'The label is written with the signs of the language',
  {
    args: { errors: { client: 'Champ obligatoire' }, children: lines },
    decorators: [
      (Story) => (
        <LocaleProvider locale="fr" texts={{ 'form.error': '{label}\u202F: {error}' }}>
          <Story />
        </LocaleProvider>
      ),
    ],
  },
  async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['Cliente\u202F: Champ obligatoire']);
  },
);

test('The summary of a server is taken over as it is, then says the labels', {}, async ({ canvasElement }) => {
  const page = <Form errors={{ client: required, hour: required }}>{lines}</Form>;
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  canvasElement.append(host);
  await expect(links(host)).toEqual([required, required]);
  const complaints: unknown[] = [];
  const root = hydrateRoot(host, page, { onRecoverableError: (error) => complaints.push(error) });
  await waitFor(() => expect(links(host)).toEqual([`Cliente: ${required}`, `Hora (1): ${required}`]));
  await expect(complaints).toEqual([]);
  act(() => root.unmount());
  host.remove();
});
