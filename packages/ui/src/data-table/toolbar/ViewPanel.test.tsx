import { expect, screen, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { button, choose, gone, line, onViewsChange, open, panel, three, told } from './ViewPanel.samples.tsx';
import meta, { Default, Empty, Fifty, LongNames, Phone } from './ViewPanel.stories.tsx';

const test = behaviour(meta);

const names = (): (string | null)[] =>
  [...document.querySelectorAll('[role="dialog"] li .line > bdi')].map((name) => name.textContent);

const has = (name: string) => waitFor(async () => expect(await line(name)).toHaveFocus());

test('TBL-08 TBL-09 one press shows a view', Default, async ({ canvas, userEvent, step }) => {
  await step('the present one says so', async () => {
    await open(userEvent);
    await expect(await line('Todos los contratos')).toHaveAttribute('aria-current', 'true');
    await expect(await line('Lo esencial')).not.toHaveAttribute('aria-current');
  });
  await step('another one', async () => {
    await userEvent.click(await line('Firmados, de mayor a menor monto'));
    await gone();
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.queryByText('Cancelado')).not.toBeInTheDocument();
    await told('Se muestra «Firmados, de mayor a menor monto»');
  });
  await step('marked in its turn', async () => {
    await open(userEvent);
    await expect(await line('Firmados, de mayor a menor monto')).toHaveAttribute('aria-current', 'true');
    await expect(await line('Todos los contratos')).not.toHaveAttribute('aria-current');
  });
});

test('With nothing saved it says what a view is for, and there is no list', Empty, async ({ userEvent }) => {
  const dialog = await open(userEvent);
  await expect(dialog).toHaveTextContent(/Aún no tienes vistas/);
  await expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
});

test(
  'To save a view a name that is taken is asked about; Escape closes the question alone',
  Default,
  async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
    await open(userEvent);
    const begin = async (): Promise<HTMLElement> => {
      await userEvent.click(await line('Guardar esta vista'));
      const input = await screen.findByRole('textbox', { name: 'Nombre de la vista' });
      await waitFor(() => expect(input).toHaveFocus());
      return input;
    };
    await step('Escape leaves the question and keeps the panel', async () => {
      await begin();
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(await line('Guardar esta vista')).toHaveFocus());
      await expect(await panel()).toBeVisible();
    });
    await step('no name, none that can be seen, one that is too long', async () => {
      const input = await begin();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAccessibleDescription('Escribe un nombre');
      await expect(input).toHaveFocus();
      await userEvent.type(input, ' \u200B ');
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAccessibleDescription('Escribe un nombre');
      await userEvent.clear(input);
      await userEvent.type(input, `${'a'.repeat(61)}{Enter}`);
      await expect(input).toBeInvalid();
      await expect(onViewsChange).not.toHaveBeenCalled();
    });
    await step('a new name, trimmed', async () => {
      const input = screen.getByRole('textbox', { name: 'Nombre de la vista' });
      await userEvent.clear(input);
      await userEvent.type(input, '  Por   monto {Enter}');
      const saved = await line('Por monto');
      await waitFor(() => expect(saved).toHaveFocus());
      await expect(saved).toHaveAttribute('aria-current', 'true');
      await told('Se guardó «Por monto»');
      await expect(names()).toEqual([...three.map(({ name }) => name), 'Por monto']);
    });
    await step('a name that is taken, whatever its case and accents', async () => {
      const input = await begin();
      await userEvent.type(input, 'LO ESENCÍAL{Enter}');
      await expect(input).toHaveAccessibleDescription('Ya tienes una vista con este nombre. ¿La reemplazas?');
      await expect(names()).toHaveLength(4);
      await userEvent.click(await line('Reemplazar'));
      await told('Se actualizó «LO ESENCÍAL»');
      await expect(names()).toEqual([
        'Todos los contratos',
        'Firmados, de mayor a menor monto',
        'LO ESENCÍAL',
        'Por monto',
      ]);
      await expect(await line('LO ESENCÍAL')).toHaveAttribute('aria-current', 'true');
    });
    await step('each has an id of its own', async () => {
      const [views] = onViewsChange.mock.lastCall ?? [[]];
      await expect(new Set(views.map(({ id }) => id)).size).toBe(4);
    });
  },
);

test(
  'Rename, update and delete; what was deleted comes back in its place',
  Default,
  async ({ canvas, userEvent, step }) => {
    await step('rename', async () => {
      await open(userEvent);
      await choose(userEvent, 'Lo esencial', 'Cambiar el nombre');
      const input = await screen.findByRole('textbox', { name: 'Nombre de la vista' });
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue('Lo esencial');
      await userEvent.keyboard('Todos los contratos{Enter}');
      await expect(input).toHaveAccessibleDescription('Ya tienes una vista con este nombre');
      await userEvent.keyboard('{Enter}');
      await expect(onViewsChange).not.toHaveBeenCalled();
      await userEvent.clear(input);
      await userEvent.type(input, 'lo esencial{Enter}');
      await waitFor(async () => expect(await line('lo esencial')).toHaveFocus());
      await told('Ahora se llama «lo esencial»');
    });
    await step('update', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
      await open(userEvent);
      await expect(screen.queryByRole('button', { current: true })).not.toBeInTheDocument();
      await choose(userEvent, 'lo esencial', 'Actualizar con lo que ves');
      await expect(await line('lo esencial')).toHaveAttribute('aria-current', 'true');
      await told('Se actualizó «lo esencial»');
      await waitFor(async () => expect(await line('Opciones de «lo esencial»')).toHaveFocus());
    });
    await step('what shows already cannot be updated', async () => {
      await userEvent.click(await line('Opciones de «lo esencial»'));
      await screen.findByRole('menuitem', { name: 'Borrar' });
      await expect(screen.queryByRole('menuitem', { name: /Actualizar/ })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(await panel()).toBeVisible();
    });
    await step('delete', async () => {
      await choose(userEvent, 'Firmados, de mayor a menor monto', 'Borrar');
      await waitFor(async () => expect(await line('Deshacer')).toHaveFocus());
      await told('Se borró «Firmados, de mayor a menor monto»');
      await expect(names()).toEqual(['Todos los contratos', 'lo esencial']);
    });
    await step('and bring back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['Todos los contratos', 'Firmados, de mayor a menor monto', 'lo esencial']);
      await waitFor(async () => expect(await line('Firmados, de mayor a menor monto')).toHaveFocus());
      await expect(onViewsChange.mock.lastCall?.[0][1]).toEqual(three[1]);
    });
    await step('the last one too', async () => {
      for (const name of names()) await choose(userEvent, name ?? '', 'Borrar');
      await expect(names()).toEqual([]);
      await userEvent.click(await line('Deshacer'));
      await expect(names()).toEqual(['lo esencial']);
    });
  },
);

test(
  'By keyboard alone: from line to line, to its menu, rename, delete, bring back and show',
  Default,
  async ({ canvas, userEvent, step }) => {
    await step('to the last view and round again', async () => {
      button().focus();
      await userEvent.keyboard('{Enter}');
      await has('Guardar esta vista');
      await userEvent.keyboard('{End}');
      await has('Lo esencial');
      await userEvent.keyboard('{ArrowDown}');
      await has('Guardar esta vista');
      await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
      await has('Firmados, de mayor a menor monto');
    });
    await step('its menu is the next stop', async () => {
      await userEvent.tab();
      await has('Opciones de «Firmados, de mayor a menor monto»');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cambiar el nombre' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre de la vista' })).toHaveFocus());
      await userEvent.keyboard('Firmados{Enter}');
      await has('Firmados');
    });
    await step('delete and bring back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cambiar el nombre' })).toHaveFocus());
      await userEvent.keyboard('{End}{Enter}');
      await has('Deshacer');
      await userEvent.keyboard('{Enter}');
      await has('Firmados');
    });
    await step('show it', async () => {
      await userEvent.keyboard('{Enter}');
      await gone();
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'descending');
    });
  },
);

test('Names as long as they can be widen nothing', LongNames, async ({ userEvent }) => {
  const dialog = await open(userEvent);
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
});

test('Of fifty views the last is a key away, and saving stays in sight', Fifty, async ({ userEvent }) => {
  const dialog = await open(userEvent);
  await waitFor(async () => expect(await line('Guardar esta vista')).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(async () => expect(await line('Vista 50')).toHaveFocus());
  await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await userEvent.click(await line('Guardar esta vista'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), 'Vista 51{Enter}');
  await waitFor(async () => expect(await line('Vista 51')).toHaveFocus());
});

test('On a phone the view that the table shows is marked as well', Phone, async ({ userEvent }) => {
  await userEvent.click(button());
  await expect(await panel()).toBeVisible();
  await expect(await line('Todos los contratos')).toHaveAttribute('aria-current', 'true');
});
