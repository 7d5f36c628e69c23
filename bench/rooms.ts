import type { Browser } from 'playwright';
import { visitAs, wide } from '../tests/browser.ts';
import { print, quantile } from './report.ts';

const cpu = 4;
const rounds = 7;

/** A day of so many rooms, each with two reservations. */
function dayOf(rooms: number, Day: string | null) {
  const preparation = { MinutesBefore: 30, MinutesAfter: 15 };
  const held = {
    ...preparation,
    Version: 1,
    Day,
    Ceremony: 'wake',
    Family: 'Familia Ríos',
    ContractNumber: null,
    Notes: null,
  };
  const ids = Array.from({ length: rooms }, (_, at) => at + 1);
  return {
    Rooms: ids.map((Id) => ({
      ...preparation,
      Id,
      Name: `Sala ${Id}`,
      Opens: '08:00',
      Closes: '20:00',
      IsEnded: false,
    })),
    Reservations: ids.flatMap((RoomId) => [
      { ...held, Id: RoomId, RoomId, Start: '09:00', End: '11:00' },
      { ...held, Id: rooms + RoomId, RoomId, Start: '14:30', End: '16:00' },
    ]),
  };
}

/** Runs in the page: shows the next day, and gives the milliseconds from its answer to the picture with its rooms in it. */
async function nextDay(name: string): Promise<number> {
  [...document.querySelectorAll('button')].find((button) => button.ariaLabel === name)?.click();
  for (const isThere of [false, true]) {
    while ((document.querySelector('[data-cell^="held-"]') !== null) !== isThere) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  await new Promise((resolve) => setTimeout(resolve));
  const [answer] = performance
    .getEntriesByType('resource')
    .filter(({ name: url }) => url.includes('recordari/day'))
    .slice(-1);
  return performance.now() - (answer instanceof PerformanceResourceTiming ? answer.responseEnd : Number.NaN);
}

/** The board of the rooms for ceremonies: a day of twenty rooms, and as many lanes as their week has. */
export async function benchRooms(browser: Browser, url: string): Promise<void> {
  const page = await visitAs(browser, url, 'rol1', wide);
  try {
    const figures = [];
    for (const [name, rooms] of [
      ['a day of 20 rooms', 20],
      ['140 lanes, a week of 20 rooms', 140],
    ] as const) {
      await page.route('**/api/recordari/day*', async (route) => {
        const response = await route.fetch();
        const day = new URL(route.request().url()).searchParams.get('Day');
        await route.fulfill({ response, json: { ...(await response.json()), body: dayOf(rooms, day) } });
      });
      await page.goto(`${url}/recordari`);
      await page.getByRole('heading', { name: 'Sala 20', exact: true }).waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) taken.push(await page.evaluate(nextDay, 'Día siguiente'));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.unroute('**/api/recordari/day*');
      figures.push({ name: `${name}, answer to painted`, value: quantile(taken, 0.5), limit: 300, unit: 'ms' });
    }
    print(`Board of rooms, CPU ${cpu}x, median of ${rounds}`, figures);
  } finally {
    await page.context().close();
  }
}
