import { expect, screen, waitFor } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { advisers } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { Host, onChange } from './FilterSelect.samples.tsx';
import meta, { Default, Failed, Loading, LongNames, Single } from './FilterSelect.stories.tsx';

const test = behaviour(meta);

const pill = (name = 'Gerencia'): HTMLElement => screen.getByRole('combobox', { name });

const option = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('option', { name });

const search = (label = 'Gerencia'): Promise<HTMLElement> =>
  screen.findByRole('combobox', { name: `Buscar en ${label}` });

async function opened(label = 'Gerencia'): Promise<HTMLElement> {
  const panel = await screen.findByRole('dialog', { name: label });
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
  return panel;
}

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test(
  'Each press applies at once, and the list stays open until Escape closes it',
  Default,
  async ({ userEvent, step }) => {
    await expect(pill()).toHaveTextContent('Todas');
    await step('by mouse', async () => {
      await userEvent.click(pill());
      await opened();
      await expect(await screen.findByRole('listbox', { name: 'Gerencia' })).toHaveAttribute(
        'aria-multiselectable',
        'true',
      );
      await userEvent.click(await option('Occidente'));
      await expect(onChange).toHaveBeenLastCalledWith(['6']);
      await expect(pill()).toHaveTextContent('Occidente');
      await userEvent.click(await option('Bajío'));
      await expect(onChange).toHaveBeenLastCalledWith(['6', '8']);
      await expect(pill()).toHaveTextContent('2');
      await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
      await userEvent.click(await option('Occidente'));
      await expect(onChange).toHaveBeenLastCalledWith(['8']);
    });
    await step('back to all, with the focus still in the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
      await expect(onChange).toHaveBeenLastCalledWith([]);
      await waitFor(async () => expect(await search()).toHaveFocus());
      await expect(screen.queryByRole('button', { name: 'Quitar selección' })).not.toBeInTheDocument();
    });
    await step('Escape closes the list and nothing else', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(pill()).toHaveFocus());
      await expect(onChange).toHaveBeenLastCalledWith([]);
    });
  },
);

// Open by a key, search without accents, tick, and go on to the next filter.
test(
  'By keyboard alone: open, search without accents, tick, and go on to the next filter',
  {
    args: { value: ['9'] },
    render: (args) => (
      <>
        <Host {...args} />
        <button type="button">Siguiente</button>
      </>
    ),
  },
  async ({ canvas, userEvent, step }) => {
    pill().focus();
    await step('the arrow opens, letters search', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await opened();
      await waitFor(async () => expect(await search()).toHaveFocus());
      await userEvent.keyboard('bajio');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await waitFor(async () =>
        expect(document.getElementById((await search()).getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
          'Bajío',
        ),
      );
      await userEvent.keyboard('{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith(['9', '8']);
    });
    await step('Enter on nothing keeps the list open', async () => {
      await userEvent.clear(await search());
      await userEvent.keyboard('zzz');
      await screen.findByText('Nada coincide con «zzz»');
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('dialog', { name: 'Gerencia' })).toBeVisible();
    });
    await step('Escape goes back to the pill; the search is forgotten', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(pill()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await opened();
      await waitFor(async () => expect(await search()).toHaveValue(''));
      await expect(screen.getAllByRole('option')).toHaveLength(4);
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
    });
  },
);

test('SAL-01 with at most one, another replaces it and closes the list', Single, async ({ userEvent, step }) => {
  await step('another takes its place, and the focus is back on the pill', async () => {
    await userEvent.click(pill());
    await opened();
    await expect(await screen.findByRole('listbox', { name: 'Gerencia' })).not.toHaveAttribute(
      'aria-multiselectable',
      'true',
    );
    await expect(await screen.findAllByRole('option', { selected: true })).toHaveLength(1);
    await userEvent.click(await option('Bajío'));
    await expect(onChange).toHaveBeenLastCalledWith(['8']);
    await closed();
    await expect(pill()).toHaveTextContent('Bajío');
    await waitFor(() => expect(pill()).toHaveFocus());
  });
  await step('the choice can be taken back', async () => {
    await userEvent.click(pill());
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
    await expect(onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  });
});

const media = [
  { value: 'Facebook', label: 'Facebook' },
  { value: 'Google', label: 'Google' },
];

test(
  'An option that is called as its value is named as any other; a value that is none of them is counted',
  {
    args: { label: 'Medio', options: media, value: ['Facebook'] },
    render: (args) => (
      <>
        <Host {...args} />
        <Host {...args} label="Otro medio" value={['Radio']} />
      </>
    ),
  },
  async () => {
    await expect(pill('Medio')).toHaveTextContent('Facebook');
    await expect(pill('Otro medio')).toHaveTextContent('1');
    await expect(pill('Otro medio')).not.toHaveTextContent('Radio');
  },
);

test(
  'One of five thousand is found by two words in any order',
  { args: { label: 'Asesor', options: advisers(5000), allLabel: 'Todos' } },
  async ({ userEvent }) => {
    await expect(pill('Asesor')).toHaveTextContent('Todos');
    await userEvent.click(pill('Asesor'));
    await opened('Asesor');
    await option(/Ana López López/);
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('ibanez sofia');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Sofía'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
);

test('While options load the selection is counted', Loading, async ({ userEvent }) => {
  await expect(pill()).toHaveTextContent('1');
  await userEvent.click(pill());
  await opened();
  await screen.findByText('Cargando…');
  await userEvent.keyboard('{Escape}');
  await closed();
});

test(
  'FLT-04 options that failed to load are empty, and the selection can be cleared',
  Failed,
  async ({ userEvent }) => {
    await userEvent.click(pill());
    await opened();
    await screen.findByText('No se pudo cargar');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
    await expect(onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  },
);

test('A catalogue without rows says so', { args: { options: [] } }, async ({ userEvent }) => {
  await userEvent.click(pill());
  await opened();
  await screen.findByText('Sin opciones');
  await userEvent.keyboard('{Escape}');
  await closed();
});

test('Names far longer than the pill widen neither it nor the list', LongNames, async ({ userEvent }) => {
  const root = pill('Gerencia de canal');
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  await userEvent.click(root);
  const panel = await opened('Gerencia de canal');
  await option(german);
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

test(
  'On a phone the list stays within the window',
  { args: { value: ['6'] }, globals: { viewport: { value: 'phone' } }, render: (args) => <Host {...args} /> },
  async ({ userEvent }) => {
    await userEvent.click(pill());
    const panel = await opened();
    await option('Norte');
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
);

test(
  'A chosen name does not repeat the word of its filter',
  { args: { options: [{ value: '132', label: 'Gerencia Del Valle' }], value: ['132'] } },
  async () => {
    await waitFor(() => expect(pill().querySelector('.value')).toHaveTextContent(/^Del Valle$/));
  },
);
