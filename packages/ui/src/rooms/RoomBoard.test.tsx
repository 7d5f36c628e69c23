import { expect } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, LongDay, OutOfUse } from './RoomBoard.stories.tsx';

const test = behaviour(meta);

test('UND-30 a free hour is reserved, a reservation opened', Default, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reservar Bugambilias a las 10:00' }));
  await expect(args.onBook).toHaveBeenLastCalledWith(args.rooms[1], '10:00');
  await userEvent.click(canvas.getByRole('button', { name: 'Familia Salgado, 15:00–17:30 · Despedida, Azucenas' }));
  await expect(args.onOpen).toHaveBeenLastCalledWith(args.reservations[1]);
});

test('UND-30 what is held, prepared or outside the hours of a room is not offered', Default, async ({ canvas }) => {
  const offered = (name: string) =>
    canvas
      .getAllByRole('button', { name: new RegExp(`^Reservar ${name} a las`, 'u') })
      .map((button) => button.getAttribute('aria-label')?.slice(-5));
  await expect(offered('Azucenas')).toEqual(['08:00', '13:00', '18:00', '19:00']);
  await expect(offered('Bugambilias')).toEqual([
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
  ]);
});

test(
  'is one stop of the Tab key, and the arrows lead through it',
  Default,
  async ({ canvas, canvasElement, userEvent }) => {
    const focused = () => canvasElement.ownerDocument.activeElement;
    await userEvent.tab();
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Reservar Azucenas a las 08:00' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: /^Familia Ríos/u }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Reservar Azucenas a las 08:00' }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Reservar Bugambilias a las 10:00' }));
    await userEvent.keyboard('{End}{ArrowRight}{ArrowDown}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Reservar Capilla a las 17:00' }));
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: /^Familia Ríos/u }));
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
);

test('UND-30 a room out of use says so, offers no hours and keeps what it holds', OutOfUse, async ({ canvas }) => {
  await expect(canvas.getByText('Fuera de uso')).toBeVisible();
  await expect(canvas.queryAllByRole('button', { name: /^Reservar Azucenas/u })).toEqual([]);
  await expect(canvas.getByRole('button', { name: /^Familia Ríos/u })).toBeVisible();
});

test('its hours hold every room and every reservation', LongDay, async ({ canvasElement }) => {
  const hours = Array.from(
    canvasElement.querySelectorAll('[aria-hidden] > div > span'),
    ({ textContent }) => textContent,
  );
  await expect([hours[0], hours.at(-1)]).toEqual(['06:00', '22:00']);
});
