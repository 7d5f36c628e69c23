import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { many } from './Tabs.samples.tsx';
import meta, { Default, Phone } from './Tabs.stories.tsx';

const test = behaviour(meta);

test(
  'Selected by mouse, touch and key. Arrow keys move past a tab without loading its content',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const tab = (name: RegExp): HTMLElement => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Prospecto' })).toBeVisible();
    await expect(tab(/Datos/)).toHaveAttribute('aria-selected', 'true');
    await step('mouse', async () => {
      await userEvent.click(tab(/Citas/));
      await expect(args.onChange).toHaveBeenLastCalledWith('visits');
      await expect(canvas.getByRole('tabpanel', { name: 'Citas 12' })).toHaveTextContent('Próxima cita');
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: tab(/Contratos/) }]);
      await expect(canvas.getByRole('tabpanel', { name: 'Contratos 2' })).toBeVisible();
    });
    await step('keys', async () => {
      tab(/Contratos/).focus();
      await userEvent.keyboard('{Home}');
      await expect(tab(/Datos/)).toHaveFocus();
      await expect(tab(/Contratos/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(tab(/Datos/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowRight} ');
      await expect(tab(/Citas/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{End}');
      await expect(tab(/Pagos/)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(tab(/Citas/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab(/Datos/)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab(/Pagos/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
    });
    await step('the tab key leaves the row for the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
);

test(
  'Arrow keys show the tab at once when its content is loaded',
  { args: { activation: 'focus', defaultValue: 'visits' } },
  async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: /Citas/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /Contratos/ })).toBeVisible();
  },
);

const loads = fn<(view: string) => void>();

function Loading({ view }: { view: string }) {
  useState(() => loads(view));
  return <TextField label={view} />;
}

const loading: readonly TabItem[] = [
  { value: 'a', label: 'Notas', content: <Loading view="Nota" /> },
  { value: 'b', label: 'Dirección', content: <Loading view="Calle" /> },
];

test(
  'A panel is built when first shown, and its input is kept',
  { args: { tabs: loading } },
  async ({ canvas, userEvent }) => {
    loads.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nota' }), 'Llamar el lunes');
    await expect(loads).not.toHaveBeenCalledWith('Calle');
    await userEvent.click(canvas.getByRole('tab', { name: 'Dirección' }));
    await expect(canvas.getByRole('textbox', { name: 'Calle' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Nota' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('tab', { name: 'Notas' }));
    await expect(await canvas.findByRole('textbox', { name: 'Nota' })).toHaveValue('Llamar el lunes');
  },
);

test(
  'Rebuilt each time, for content that must be fresh',
  { args: { tabs: loading, keepMounted: false } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nota' }), 'Llamar');
    await userEvent.click(canvas.getByRole('tab', { name: 'Dirección' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Notas' }));
    await expect(canvas.getByRole('textbox', { name: 'Nota' })).toHaveValue('');
  },
);

function Closing() {
  const [open, setOpen] = useState(['Datos', 'Citas', 'Contratos']);
  return (
    <Tabs
      label="Prospecto"
      defaultValue="Citas"
      tabs={open.map((name) => ({
        value: name,
        label: name,
        content: <Button onClick={() => setOpen(open.filter((other) => other !== name))}>Quitar {name}</Button>,
      }))}
    />
  );
}

test(
  'The active tab is removed: the first one replaces it and takes the focus. Without tabs nothing is shown',
  { render: () => <Closing /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Citas' }));
    const first = canvas.getByRole('tab', { name: 'Datos' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Datos' }));
    await expect(canvas.getByRole('tab', { name: 'Contratos' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Contratos' }));
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
  },
);

test(
  'Controlled and not changed by the host: the tab stays',
  { args: { value: 'data' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Citas/ }));
    await expect(args.onChange).toHaveBeenCalledWith('visits');
    await expect(canvas.getByRole('tab', { name: 'Datos' })).toHaveAttribute('aria-selected', 'true');
  },
);

/** To a pixel: letter widths are fractional, and a row scrolls by whole pixels. */
const inRow = (tab: HTMLElement): boolean => {
  const { left, right } = tab.getBoundingClientRect();
  return left > -1 && right < window.innerWidth + 1;
};

test(
  'On a small phone the row scrolls: the active tab is visible and the page stays as wide as the screen',
  Phone,
  async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    const last = canvas.getByRole('tab', { name: 'Octubre' });
    await expect(inRow(last)).toBe(true);
    last.focus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(inRow(canvas.getByRole('tab', { name: 'Enero' }))).toBe(true));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(inRow(last)).toBe(true));
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);

function Counted() {
  const [isCounted, setIsCounted] = useState(false);
  const counted = many.map((tab) => ({ ...tab, ...(isCounted && { count: 1204 }) }));
  return (
    <>
      <Button onClick={() => setIsCounted(true)}>Contar</Button>
      <Tabs label="Meses" tabs={counted} defaultValue="Octubre" />
    </>
  );
}

test(
  'Late counts widen the row: the active tab stays visible',
  { render: () => <Counted />, globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contar' }));
    await expect(inRow(canvas.getByRole('tab', { name: 'Octubre 1,204' }))).toBe(true);
  },
);

test(
  'Forced colours keep the line under the active tab',
  { beforeEach: forceColors },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tab', { name: 'Datos' })).toBeVisible();
    const line = canvasElement.querySelector('[role="tablist"] > [role="presentation"]');
    await waitFor(() => expect(line).toBeVisible());
    const probe = document.createElement('i');
    probe.style.background = 'Highlight';
    canvasElement.append(probe);
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    await expect(line).toHaveStyle({ backgroundColor: highlight });
  },
);
