import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import { SideMenu, type SideMenuSection } from './SideMenu.tsx';

/** Ten single rows and ten groups of six pages: seventy links. */
const seventy: readonly SideMenuSection[] = [
  {
    id: 'dashboards',
    entries: Array.from({ length: 10 }, (_, index) => ({
      id: `dashboard-${index}`,
      label: `Tablero ${index}`,
      href: `/dashboard/${index}`,
      icon: 'layout-dashboard',
    })),
  },
  {
    id: 'company',
    title: 'Previsión del Valle',
    entries: Array.from({ length: 10 }, (_, group) => ({
      id: `module-${group}`,
      label: `Módulo ${group}`,
      href: `/module/${group}`,
      icon: 'library',
      children: Array.from({ length: 6 }, (_page, index) => ({
        id: `page-${group}-${index}`,
        label: `Página ${group}.${index}`,
        href: `/module/${group}/page/${index}`,
      })),
    })),
  },
];

/** A host whose router shows another page on each press: all its props change except the sections. */
function Router({ route, ...props }: ComponentProps<typeof SideMenu> & { route: readonly string[] }) {
  const [step, setStep] = useState(0);
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <div style={{ inlineSize: 264, blockSize: 600 }}>
        <SideMenu {...props} current={route[step]} onNavigate={() => undefined} />
      </div>
      <button type="button" style={{ blockSize: 44 }} onClick={() => setStep(step + 1)}>
        Ir a {route[step + 1] ?? 'ninguna otra'}
      </button>
    </div>
  );
}

const test = behaviour({
  component: SideMenu,
  args: { sections: seventy, route: [] },
  render: (args: ComponentProps<typeof Router>) => <Router {...args} />,
});

/**
 * React's props object of a row since its last render. Each render creates a new one, even with equal values, so this
 * detects renders that change nothing in the document.
 */
function rendered(line: Element): unknown {
  const key = Object.keys(line).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('This version of React keeps the properties of an element elsewhere.');
  return Reflect.get(line, key);
}

/** Runs an action and returns the rows, links or groups, that it rendered. */
async function renderedBy(root: HTMLElement, act: () => Promise<void>): Promise<string[]> {
  const lines = [...root.querySelectorAll('.scroll .entry')];
  const before = lines.map(rendered);
  await act();
  return lines.filter((line, index) => rendered(line) !== before[index]).map((line) => line.textContent ?? '');
}

const go = { name: /^Ir a/ };

// From one page of a group to another: those two links, and the group.
test(
  'SHL-06 a change of page within a group renders two of seventy links',
  { args: { route: ['page-3-1', 'page-3-4'] } },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('a.entry')).toHaveLength(70);
    await expect(canvas.getByRole('button', { name: 'Módulo 3' })).toHaveAttribute('aria-expanded', 'true');
    const lines = await renderedBy(canvasElement, () => userEvent.click(canvas.getByRole('button', go)));
    await expect(lines).toEqual(['Módulo 3', 'Página 3.1', 'Página 3.4']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Página 3.4');
  },
);

// From one group to another: the one that now has the page opens, the previous one stays as the person left it.
test(
  'SHL-38 a change of page between groups renders two links and the two groups, and opens the new one',
  { args: { route: ['page-0-5', 'page-8-0'] } },
  async ({ canvas, canvasElement, userEvent }) => {
    const lines = await renderedBy(canvasElement, () => userEvent.click(canvas.getByRole('button', go)));
    await expect(lines).toEqual(['Módulo 0', 'Página 0.5', 'Módulo 8', 'Página 8.0']);
    await expect(canvas.getByRole('button', { name: 'Módulo 8' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Módulo 0' })).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
);

// Between first-level rows no group is involved.
test(
  'SHL-06 a change of page between single rows renders those two',
  { args: { route: ['dashboard-2', 'dashboard-7'] } },
  async ({ canvas, canvasElement, userEvent }) => {
    const lines = await renderedBy(canvasElement, () => userEvent.click(canvas.getByRole('button', go)));
    await expect(lines).toEqual(['Tablero 2', 'Tablero 7']);
  },
);

// A prospect's page has no row of its own: the host names its group, which is marked and open.
test(
  'SHL-06 a page without a row marks its group',
  { args: { route: ['dashboard-2', 'module-5'] } },
  async ({ canvas, canvasElement, userEvent }) => {
    const lines = await renderedBy(canvasElement, () => userEvent.click(canvas.getByRole('button', go)));
    await expect(lines).toEqual(['Tablero 2', 'Módulo 5']);
    const group = canvas.getByRole('button', { name: 'Módulo 5' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(group).toHaveAttribute('data-holds-current', 'true');
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
);

// In a window too low for the menu. Visible rows scroll nothing, nor does the page around the menu.
test(
  "SHL-06 the current page's row is visible when the menu appears and when the page changes",
  { args: { route: ['page-9-5', 'page-9-4', 'dashboard-0', 'page-5-2'] } },
  async ({ canvas, canvasElement, step, userEvent }) => {
    const box = canvasElement.querySelector('.scroll') ?? canvasElement;
    const inView = () => {
      const line = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      const view = box.getBoundingClientRect();
      return line.height > 30 && line.top >= view.top && line.bottom <= view.bottom;
    };
    await step('at once', async () => {
      await expect(inView()).toBe(true);
      await expect(box.scrollTop).toBeGreaterThan(0);
    });
    const place = box.scrollTop;
    await step('already in view', async () => {
      await userEvent.click(canvas.getByRole('button', go));
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Página 9.4');
      await Promise.allSettled(box.getAnimations({ subtree: true }).map(({ finished }) => finished));
      await expect(box.scrollTop).toBe(place);
    });
    await step('above, and in a group that opens for it', async () => {
      await userEvent.click(canvas.getByRole('button', go));
      await waitFor(() => expect(inView()).toBe(true));
      await waitFor(() => expect(box.scrollTop).toBeLessThan(20));
      await userEvent.click(canvas.getByRole('button', go));
      await waitFor(() => expect(inView()).toBe(true));
    });
    await expect(window.scrollY).toBe(0);
  },
);
