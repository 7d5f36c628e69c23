import { expect, it } from 'vitest';
import { pagesIn } from './pages.ts';

const stories = (meta: string) => `const meta = ${meta} satisfies Meta;\nexport default meta;\n`;

it('reads what a page says, and its keys, by the last word of its title', () => {
  const meta = `{
    title: 'Foundations/Button',
    parameters: {
      keyboard: { 'Enter Space': 'Presses it.', Escape: 'Leaves ' + 'it.' },
      usage: [{ do: () => <Button />, dont: () => <a />, why: 'It is read so.' }],
      docs: { description: { component: 'Does ' + 'something.' } },
    },
  }`;
  const keys = [
    ['Enter Space', 'Presses it.'],
    ['Escape', 'Leaves it.'],
  ];
  expect(pagesIn('Other', stories(meta))).toEqual([['Button', { text: 'Does something. It is read so.', keys }]]);
});

it('takes the name of a file without a title, and a meta with a type', () => {
  const text = "const meta: Meta = { parameters: { docs: { description: { component: 'Text.' } } } };";
  expect(pagesIn('Tabs', text)).toEqual([['Tabs', { text: 'Text.', keys: [] }]]);
});

it('reads no page where none is written', () => {
  expect(pagesIn('Tabs', stories("{ title: 'A/B' }"))).toEqual([]);
  expect(pagesIn('Tabs', 'export const Default = {};')).toEqual([]);
});
