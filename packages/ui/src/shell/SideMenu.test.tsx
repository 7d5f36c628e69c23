import { Profiler, useState, type ComponentProps } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { SideMenu } from './SideMenu.tsx';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default } from './SideMenu.stories.tsx';

const test = behaviour(meta);

test('SHL-03 sections, one titled with the company', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect(canvas.getByRole('list', { name: 'Previsión del Valle' })).toBeVisible();
  const current = canvas.getByRole('link', { current: 'page' });
  await expect(current).toHaveTextContent('Ventas');
  await expect(current).toHaveAttribute('href', '/dashboard/sales');
});

test('SHL-38 CST-26 groups open and close in 200 ms, by mouse and keyboard', {}, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Tableros' })).toHaveAttribute('aria-expanded', 'true');
  const prospects = canvas.getByRole('button', { name: 'Prospectos' });
  await expect(getComputedStyle(prospects).getPropertyValue('--sereno-motion-normal')).toBe('200ms');
  await expect(prospects).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByRole('link', { name: 'Registrar prospecto' })).toBeNull();
  await userEvent.click(prospects);
  await expect(prospects).toHaveAttribute('aria-expanded', 'true');
  await expect(await canvas.findByRole('link', { name: 'Registrar prospecto' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(prospects).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Registrar prospecto' })).toBeNull());
});

test('Plain clicks go to the host, the others to the browser', {}, async ({ args, canvas, userEvent }) => {
  const contracts = canvas.getByRole('link', { name: 'Contratos' });
  await userEvent.click(contracts);
  await expect(args.onNavigate).toHaveBeenLastCalledWith('/contracts');
  contracts.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onNavigate).toHaveBeenCalledTimes(2);

  const left: boolean[] = [];
  const stay = (event: MouseEvent) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', stay);
  await fireEvent.click(contracts, { ctrlKey: true });
  await fireEvent.click(contracts, { metaKey: true });
  await fireEvent.click(contracts, { button: 1 });
  document.removeEventListener('click', stay);
  await expect(left).toEqual([true, true, true]);
  await expect(args.onNavigate).toHaveBeenCalledTimes(2);
});

const renders = { count: 0 };

function Busy(props: ComponentProps<typeof SideMenu>) {
  const [ticks, setTicks] = useState(0);
  const sections = props.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry })),
  }));
  return (
    <>
      <button type="button" onClick={() => setTicks(ticks + 1)}>
        Otra cosa cambia {ticks}
      </button>
      <SideMenu {...props} sections={sections} onNavigate={(href) => props.onNavigate?.(href)} />
    </>
  );
}

/** An icon that counts renders of its row. */
function CountingIcon() {
  return (
    <Profiler id="line" onRender={() => (renders.count += 1)}>
      <svg width={20} height={20} aria-hidden />
    </Profiler>
  );
}

test(
  'A row renders only when its own props change',
  {
    args: {
      sections: [
        {
          id: 'general',
          entries: [
            { id: 'carousel', label: 'Carrusel', href: '/carousel', icon: CountingIcon },
            { id: 'contracts', label: 'Contratos', href: '/contracts', icon: CountingIcon },
          ],
        },
      ],
    },
    render: (args) => <Busy {...args} />,
  },
  async ({ canvas, userEvent }) => {
    const before = renders.count;
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /^Otra cosa/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Otra cosa/ }));
    await expect(canvas.getByRole('button', { name: 'Otra cosa cambia 2' })).toBeVisible();
    await expect(renders.count).toBe(before);
  },
);
