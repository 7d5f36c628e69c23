import { expect } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { behaviour } from '../testing/behaviour.ts';
import { createTheme } from './brand/createTheme.ts';
import { GlobalStyle } from './GlobalStyle.tsx';

const test = behaviour({});

const groundOf = (element: HTMLElement): string => getComputedStyle(element).backgroundColor;

test(
  'A plain rule of the host wins, although its style sheet comes first and the theme is dark',
  {
    globals: { theme: 'dark' },
    // Before the first frame, because a colour that changes later fades.
    beforeEach: () => {
      const sheet = document.createElement('style');
      sheet.textContent = ':root { --sereno-primary: rgb(1, 2, 3) }';
      document.head.prepend(sheet);
      return () => sheet.remove();
    },
    render: () => <Button variant="primary">Guardar</Button>,
  },
  async ({ canvas }) => {
    await expect(groundOf(canvas.getByRole('button'))).toBe('rgb(1, 2, 3)');
  },
);

const green = createTheme({ brand: '#063', scope: '.green' });

test(
  'A brand follows the theme of the document and of each part that has one',
  {
    globals: { theme: 'dark' },
    render: () => (
      <div className="green">
        <GlobalStyle brand={green} />
        <Button variant="primary">Oscuro</Button>
        <div data-theme="light">
          <Button variant="primary">Claro</Button>
        </div>
      </div>
    ),
  },
  async ({ canvas }) => {
    const [darkGround, lightGround] = ['Oscuro', 'Claro'].map((name) => groundOf(canvas.getByRole('button', { name })));
    await expect(lightGround).toBe('rgb(0, 102, 51)');
    await expect(darkGround).not.toBe(lightGround);
    await expect(darkGround).not.toBe('rgb(89, 199, 180)');
  },
);
