import { expect } from 'storybook/test';
import { Banner, Button, Progress, Stack } from '../foundation/index.ts';
import { ThemeScope } from './ThemeScope.tsx';
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

const measured = (
  <>
    <Stack gap={4} data-testid="stack">
      <Progress label="Avance" value={0.5} />
    </Stack>
    <Banner tone="info" onDismiss={() => undefined}>
      Guardado
    </Banner>
  </>
);
/** Distances and corners in px: between, outwards, and of a track. */
function measuresIn(part: HTMLElement): readonly string[] {
  const styleOf = (selector: string): CSSStyleDeclaration => {
    const element = part.querySelector(selector);
    if (element === null) throw new Error(`Nothing matches ${selector}.`);
    return getComputedStyle(element);
  };
  return [
    styleOf('[data-testid=stack]').rowGap,
    styleOf('div:has(> button)').marginInlineEnd,
    styleOf('[role=progressbar] :last-child').borderTopLeftRadius,
  ];
}

test(
  'A plain rule of the host sets the step of all distances, negative ones included, and the corners of pills',
  {
    beforeEach: () => {
      const sheet = document.createElement('style');
      sheet.textContent = ':root { --sereno-space: 6px; --sereno-radius-pill: 3px }';
      document.head.prepend(sheet);
      return () => sheet.remove();
    },
    render: () => measured,
  },
  async ({ canvasElement }) => {
    await expect(measuresIn(canvasElement)).toEqual(['24px', '-12px', '3px']);
  },
);

const close = createTheme({
  brand: '#063',
  radius: 0,
  density: { compact: { space: 3 } },
  scope: '[data-brand=close]',
});

test(
  'A brand sets them by density, and a part of the page has its own',
  {
    render: () => (
      <>
        <GlobalStyle brand={close} />
        <div data-testid="ours">{measured}</div>
        <ThemeScope brand="close" data-testid="comfortable">
          {measured}
        </ThemeScope>
        <ThemeScope brand="close" density="compact" data-testid="compact">
          {measured}
        </ThemeScope>
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(measuresIn(canvas.getByTestId('ours'))).toEqual(['16px', '-8px', '999px']);
    await expect(measuresIn(canvas.getByTestId('comfortable'))).toEqual(['16px', '-8px', '0px']);
    await expect(measuresIn(canvas.getByTestId('compact'))).toEqual(['12px', '-6px', '0px']);
  },
);
