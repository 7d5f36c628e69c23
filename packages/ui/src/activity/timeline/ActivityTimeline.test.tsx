import { expect, fireEvent, within } from 'storybook/test';
import { activity, call, fullDay } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { OnePerson, Default, People, Sparse, Loading, Empty, Phone } from './ActivityTimeline.stories.tsx';

const test = behaviour(meta);

test(
  'ACL-26 ACL-27 prospect, subject, and whether on time, late or unknown',
  Default,
  async ({ args, canvas, userEvent }) => {
    const days = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['sábado 21 de noviembre de 2026', 'martes 24 de noviembre de 2026']);
    const tuesday = canvas.getByRole('list', { name: 'martes 24 de noviembre de 2026' });
    const [first, second] = within(tuesday).getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      '10:00Whatsapp Ernesto Nájera Fuera de tiempoSeguimiento de cotizaciónPidió que le llamemos después de las seis.',
    );
    await expect(second).toHaveTextContent('13:30–14:45Cita María del Carmen Ruiz');
    await expect(canvas.getByText('A tiempo')).toBeVisible();
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('No se sabe si fue a tiempo')).toBeInTheDocument();
    const link = within(tuesday).getByRole('link', { name: 'Ernesto Nájera' });
    await expect(link).toHaveAttribute('href', '/prospect/81/detail');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await expect(args.onNavigate).toHaveBeenCalledWith('/prospect/81/detail');
  },
);

test('ACL-16 names of adviser and manager', People, async ({ canvas }) => {
  await expect(canvas.getAllByText('Jorge Camacho')).toHaveLength(2);
  await expect(canvas.getAllByText('Rosa Elena Vidal')).toHaveLength(3);
});

test('ACL-16 no names for viewers who may not see them', { args: { showAdviser: true } }, async ({ canvas }) => {
  await expect(canvas.getAllByText('Jorge Camacho')).toHaveLength(2);
  await expect(canvas.queryByText('Rosa Elena Vidal')).not.toBeInTheDocument();
});

const stay = (event: MouseEvent): void => event.preventDefault();

// A press for another tab is the browser's.
test('ACL-09 a link can be opened in another tab', { args: { activities: [call] } }, async ({ args, canvas }) => {
  const link = canvas.getByRole('link', { name: 'María del Carmen Ruiz' });
  window.addEventListener('click', stay, { once: true });
  await fireEvent.click(link, { ctrlKey: true });
  await expect(args.onNavigate).not.toHaveBeenCalled();
});

test(
  'ACL-27 one person’s activities repeat no name, and what is to come has no mark',
  OnePerson,
  async ({ canvas }) => {
    await expect(canvas.queryByText('María del Carmen Ruiz')).toBeNull();
    await expect(canvas.queryByText('—')).toBeNull();
    await expect(canvas.getByText('A tiempo')).toBeVisible();
    await expect(canvas.getByText('Fuera de tiempo')).toBeVisible();
  },
);

// Without a prospect, or a page for it, the name is not a link.
test(
  'ACL-09 a name without a page is not a link',
  { args: { activities: [activity(1, { prospectId: null })] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('María del Carmen Ruiz')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
);

// Newest first, for history.
test('ACL-26 the newest first', { args: { newestFirst: true } }, async ({ canvas }) => {
  const [first] = canvas.getAllByRole('heading', { level: 3 });
  await expect(first).toHaveTextContent('martes 24 de noviembre de 2026');
});

test('ACL-26 an activity with few data', Sparse, async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  await expect(canvas.getByText('Jorge Camacho')).toBeVisible();
  await expect(canvas.getByText('Sin hora')).toBeVisible();
});

test('While loading it says so and shows none', Loading, async ({ canvas }) => {
  await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
});

test('Empty, it says so; the host may say why', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin actividades')).toBeVisible();
  await expect(canvas.getByText('Este prospecto no tiene actividades')).toBeVisible();
});

test('A long day shows all of its activities', { args: { activities: fullDay(30) } }, async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(30);
});

test('On a phone the time is above', Phone, async ({ canvas }) => {
  const time = canvas.getByText('10:00').getBoundingClientRect();
  await expect(time.bottom).toBeLessThanOrEqual(canvas.getByText('Whatsapp').getBoundingClientRect().top + 1);
  await expect(document.documentElement.scrollWidth).toBe(360);
});

test('Days in another language', { globals: { locale: 'ja' } }, async ({ canvas }) => {
  await expect(await canvas.findByText('2026年11月24日火曜日')).toBeVisible();
});
