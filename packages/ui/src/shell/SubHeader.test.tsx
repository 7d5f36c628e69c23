import { expect } from 'storybook/test';
import { pageTitleId } from './page/pageIds.ts';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Phone, PhoneLongWords } from './SubHeader.stories.tsx';

const test = behaviour(meta);

test(
  'SHL-06 SHL-07 SHL-08 SHL-12 title, breadcrumbs and day; the first step leads to the dashboard',
  Default,
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
    await expect(canvas.getByText('viernes 20 de noviembre')).toBeVisible();
    await expect(canvas.getByText('Ventas', { selector: '[aria-current="page"]' })).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Inicio' });
    await expect(home).toHaveAttribute('href', '/dashboard');
    await userEvent.click(home);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/dashboard');
  },
);

// After a change of page the host moves the focus here; Tab continues after the title.
test('SHL-06 the title can be focused and is not a tab stop', {}, async ({ canvas, userEvent }) => {
  const heading = canvas.getByRole('heading', { level: 1, name: 'Ventas' });
  document.getElementById(pageTitleId)?.focus();
  await expect(heading).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Acciones rápidas' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('link', { name: 'Tableros' })).toHaveFocus();
  // The ring fits the text, not the width of the page.
  await expect(heading.getBoundingClientRect().width).toBeLessThan(120);
});

test('SHL-08 on a phone the title and the day share a row, and nothing else is there', Phone, async ({ canvas }) => {
  const day = canvas.getByText('viernes 20 de noviembre').getBoundingClientRect();
  const heading = canvas.getByRole('heading').getBoundingClientRect();
  await expect(day.right + heading.left).toBeCloseTo(window.innerWidth, 0);
  await expect(day.top).toBeLessThan(heading.bottom);
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

test('SHL-08 on a phone the day is below a long title', PhoneLongWords, async ({ canvas }) => {
  const day = canvas.getByText(/^Donnerstag/).getBoundingClientRect();
  const heading = canvas.getByRole('heading').getBoundingClientRect();
  await expect(day.top).toBeGreaterThanOrEqual(heading.bottom);
  await expect(day.left).toBe(heading.left);
});
