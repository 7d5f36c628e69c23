import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';

const tabs: readonly TabItem[] = [
  { value: 'data', label: 'Datos', content: <TextField label="Nombre" defaultValue="Rosa Elena Cárdenas" /> },
  { value: 'visits', label: 'Citas', count: 12, content: <p>Próxima cita: 21/11/2026 a las 10:00</p> },
  { value: 'contracts', label: 'Contratos', count: 2, content: <a href="#contrato">Contrato 00418</a> },
  { value: 'payments', label: 'Pagos', disabled: true, content: <p>Sin pagos</p> },
];
const months = ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio', 'Agosto', 'Septiembre', 'Octubre'];
const many: readonly TabItem[] = months.map((month) => ({
  value: month,
  label: month,
  content: <p>Ventas de {month}</p>,
}));

const meta: Meta<typeof Tabs> = {
  title: 'Foundations/Tabs',
  component: Tabs,
  args: { label: 'Prospecto', tabs, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Views of one thing that take turns in one place: the data of a prospect, their visits, their contracts. Nothing typed in ' +
          'one is lost while another is shown. To choose a value use a segmented control, to go to another page links, and for ' +
          'texts that are read one after the other an accordion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen by mouse, by finger and by key. The arrow keys walk past a tab without loading what stands behind it. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
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
    });
    await step('the tab key leaves the row for the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

/** An icon where it helps to find the tab again. */
export const WithIcons: Story = {
  args: {
    tabs: [
      { value: 'data', label: 'Datos', icon: <User aria-hidden />, content: 'Rosa Elena Cárdenas' },
      { value: 'visits', label: 'Citas', icon: <CalendarDays aria-hidden />, count: 1204, content: '1,204 citas' },
      { value: 'contracts', label: 'Contratos', icon: <FileText aria-hidden />, content: '2 contratos' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Citas 1,204' })).toBeVisible();
  },
};

/** The arrow keys show the tab at once, where its content is there already. */
export const ActivationOnFocus: Story = {
  args: { activation: 'focus', defaultValue: 'visits' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: /Citas/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /Contratos/ })).toBeVisible();
  },
};

const loads = fn<(view: string) => void>();
function Loading({ view }: { view: string }) {
  useState(() => loads(view));
  return <TextField label={view} />;
}
const loading: readonly TabItem[] = [
  { value: 'a', label: 'Notas', content: <Loading view="Nota" /> },
  { value: 'b', label: 'Dirección', content: <Loading view="Calle" /> },
];

/** A panel is built when it is first shown, and what was typed there is still there afterwards. */
export const KeepsInput: Story = {
  args: { tabs: loading },
  play: async ({ canvas, userEvent }) => {
    loads.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nota' }), 'Llamar el lunes');
    await expect(loads).not.toHaveBeenCalledWith('Calle');
    await userEvent.click(canvas.getByRole('tab', { name: 'Dirección' }));
    await expect(canvas.getByRole('textbox', { name: 'Calle' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Nota' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Notas' }));
    await expect(canvas.getByRole('textbox', { name: 'Nota' })).toHaveValue('Llamar el lunes');
  },
};

/** Built anew each time, for content that must be fresh. */
export const NotKept: Story = {
  args: { tabs: loading, keepMounted: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nota' }), 'Llamar');
    await userEvent.click(canvas.getByRole('tab', { name: 'Dirección' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Notas' }));
    await expect(canvas.getByRole('textbox', { name: 'Nota' })).toHaveValue('');
  },
};

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

/** The active tab goes away: the first one takes its place, and the focus that stood inside. With none left nothing is shown. */
export const Removed: Story = {
  render: () => <Closing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Citas' }));
    const first = canvas.getByRole('tab', { name: 'Datos' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Datos' }));
    await expect(canvas.getByRole('tab', { name: 'Contratos' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Contratos' }));
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
  },
};

/** The host holds the value and does not follow: the tab stays. */
export const Refused: Story = {
  args: { value: 'data' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Citas/ }));
    await expect(args.onChange).toHaveBeenCalledWith('visits');
    await expect(canvas.getByRole('tab', { name: 'Datos' })).toHaveAttribute('aria-selected', 'true');
  },
};

const inRow = (tab: HTMLElement): boolean => {
  const { left, right } = tab.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth;
};

/** On a small phone the row scrolls by itself: the active tab is in sight and the page stays as wide as the screen. */
export const Phone: Story = {
  args: { tabs: many, defaultValue: 'Octubre' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
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
};

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

/** Counts that come later make the row wider: the active tab stays in sight. */
export const CountedOnPhone: Story = {
  render: () => <Counted />,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contar' }));
    await expect(inRow(canvas.getByRole('tab', { name: 'Octubre 1,204' }))).toBe(true);
  },
};

/** Names of any length wrap inside their tab. */
export const LongTexts: Story = {
  args: {
    tabs: [
      { value: 'german', label: german, content: long300 },
      { value: 'arabic', label: arabic, content: arabic },
      { value: 'long', label: long300, count: 123456, content: german },
    ],
  },
};

/** The same at twice the text size on a small phone. */
export const Zoomed: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.removeProperty('font-size');
    };
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { ...WithIcons, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Lower in the compact density. */
export const Compact: Story = { ...WithIcons, tags: ['!autodocs'], globals: { density: 'compact' } };

/** Forced colours keep the line under the active tab. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
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
};
