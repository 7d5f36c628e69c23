import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
    'Firefox',
    'Windows',
  ],
  [
    'Chrome on a phone',
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Edge, which names Chrome and Safari too',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
])('tells %s', (_title, userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it.each([
  null,
  '',
  ' ',
  'lightMyRequest',
  'Tu banco te llama/1.0 (Llame al 55 0000 0000)',
  '<b>Nadie</b>',
  '/'.repeat(256),
])('repeats nothing of what it does not know: %j', (userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
});

it('tells the system of a browser that it does not know', () => {
  expect(deviceOf('Desconocido/1.0 (Windows NT 10.0; Win64; x64)')).toEqual({ browser: null, system: 'Windows' });
});
