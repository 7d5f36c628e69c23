import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { onApply, onItems, three } from './SavedFilters.samples.tsx';
import meta, { Default, Empty, Many } from './SavedFilters.stories.tsx';

const test = behaviour(meta);

const button = (): HTMLElement => screen.getByRole('button', { name: 'Guardados' });

const line = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

const list = async (): Promise<HTMLElement> => screen.findByRole('list', { name: 'Filtros guardados' });

const names = async (): Promise<(string | null)[]> =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const input = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Nombre de los filtros' });

const told = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
};

async function open(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(button());
  const panel = await screen.findByRole('dialog', { name: 'Filtros guardados' });
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
  return panel;
}

async function gone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function choose(userEvent: UserEventObject, name: string, item: string): Promise<void> {
  await userEvent.click(await line(`Opciones de «${name}»`));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

test(
  'The item equal to the current filters is marked; one press applies another and closes the list',
  Default,
  async ({ canvas, userEvent }) => {
    await open(userEvent);
    await expect(await line('Occidente y Norte')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(await line('Mi gerencia'));
    await gone();
    await expect(onApply).toHaveBeenLastCalledWith(three[2]);
    await expect(canvas.getByRole('combobox', { name: 'Gerencia' })).toHaveTextContent('Bajío');
    await waitFor(() => expect(button()).toHaveFocus());
    await told('Se aplicó «Mi gerencia»');
  },
);

test('An invisible name is refused, and a taken one needs a confirmation', Default, async ({ userEvent, step }) => {
  await open(userEvent);
  await step('without a name', async () => {
    await userEvent.click(await line('Guardar estos filtros'));
    await waitFor(async () => expect(await input()).toHaveFocus());
    await userEvent.keyboard('   {Enter}');
    await screen.findByText('Escribe un nombre');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await line('Guardar estos filtros')).toHaveFocus());
    await expect(onItems).not.toHaveBeenCalled();
  });
  await step('under a name that is taken, whatever its accents', async () => {
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await input(), 'mi  GERENCÍA{Enter}');
    await screen.findByText('Ya tienes filtros con este nombre. ¿Los reemplazas?');
    await userEvent.click(screen.getByRole('button', { name: 'Reemplazar' }));
    await expect(onItems.mock.lastCall?.[0][2]).toEqual({ id: 'c', name: 'mi GERENCÍA', value: '6,7' });
    await told('Se actualizó «mi GERENCÍA»');
  });
  await step('under a new one', async () => {
    await userEvent.click(await line('Guardar estos filtros'));
    await userEvent.type(await input(), '  Fin de mes {Enter}');
    await waitFor(async () => expect(await line('Fin de mes')).toHaveFocus());
    await expect(onItems.mock.lastCall?.[0]).toHaveLength(4);
    await told('Se guardó «Fin de mes»');
  });
});

test('Rename, update and delete; undo restores a deleted item at its index', Default, async ({ userEvent, step }) => {
  await open(userEvent);
  await step('rename', async () => {
    await choose(userEvent, 'Mi gerencia', 'Cambiar el nombre');
    await waitFor(async () => expect(await input()).toHaveFocus());
    await userEvent.keyboard('Toda la empresa{Enter}');
    await screen.findByText('Ya tienes filtros con este nombre');
    await userEvent.clear(await input());
    await userEvent.keyboard('Bajío{Enter}');
    await waitFor(async () => expect(await line('Bajío')).toHaveFocus());
    await told('Ahora se llama «Bajío»');
  });
  await step('update', async () => {
    await choose(userEvent, 'Bajío', 'Actualizar con los de ahora');
    await expect(onItems.mock.lastCall?.[0][2]).toEqual({ id: 'c', name: 'Bajío', value: '6,7' });
  });
  await step('delete', async () => {
    await choose(userEvent, 'Occidente y Norte', 'Borrar');
    await waitFor(async () => expect(await line('Deshacer')).toHaveFocus());
    await told('Se borró «Occidente y Norte»');
    await expect(onItems.mock.lastCall?.[0]).toHaveLength(2);
  });
  await step('and bring back', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(await names()).toEqual(['Toda la empresa', 'Occidente y Norte', 'Bajío']);
    await waitFor(async () => expect(await line('Occidente y Norte')).toHaveFocus());
  });
});

test('Nothing saved, it says so', Empty, async ({ userEvent }) => {
  await open(userEvent);
  await screen.findByText(/Aún no tienes filtros guardados/);
});

test('Fifty of them, some with names as long as they can be, stay in the window', Many, async ({ userEvent }) => {
  const panel = await open(userEvent);
  await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

test(
  'On a phone, where the button shows its icon alone, one press applies as well',
  { globals: { viewport: { value: 'phone' } } },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros guardados' }));
    const panel = await screen.findByRole('dialog', { name: 'Filtros guardados' });
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    await userEvent.click(await line('Mi gerencia'));
    await gone();
    await expect(onApply).toHaveBeenLastCalledWith(three[2]);
  },
);
