import { cpus } from 'node:os';
import { run } from '../scripts/run.ts';
import { startBrowser } from '../tests/browser.ts';
import { startServer } from '../tests/server.ts';
import { benchActivity } from './activity.ts';
import { benchAtSize } from './atSize.ts';
import { benchClient, benchServer } from './calls.ts';
import { benchCommissionPdf } from './commissionPdf.ts';
import { benchCommissionTotals } from './commissionTotals.ts';
import { benchDashboards } from './dashboards.ts';
import { benchDay } from './day.ts';
import { benchFirstFigures } from './firstFigures.ts';
import { benchGroups } from './groups.ts';
import { benchLogin } from './login.ts';
import { print, write } from './report.ts';
import { benchPickers } from './pickers/openings.ts';
import { benchReports } from './reports.ts';
import { benchRooms } from './rooms.ts';
import { benchRouteChange } from './routeChange.ts';
import { benchSalesDashboard } from './salesDashboard.ts';
import { benchWeeklyCommissions } from './weeklyCommissions.ts';
import { benchWeeks } from './weeks.ts';

if (!(await run('node', ['scripts/build.ts'])).ok) process.exit(1);
const [server, browser] = await Promise.all([startServer(), startBrowser()]);
try {
  write(`Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? ''})`);
  print('Start on an empty data folder', [
    { name: 'server ready', value: server.startedIn, limit: 15_000, unit: 'ms' },
  ]);
  await benchLogin(browser, server.url);
  await benchFirstFigures(browser, server.url);
  await benchRouteChange(browser, server.url);
  await benchActivity(browser, server.url);
  await benchDay(browser, server.url);
  await benchRooms(browser, server.url);
  await benchServer(server.url);
  await benchSalesDashboard(browser, server.url);
  await benchWeeklyCommissions(browser, server.url);
  await benchDashboards(server.url);
  await benchAtSize();
  await benchReports();
  await benchCommissionPdf();
  await benchClient();
  benchWeeks();
  benchCommissionTotals();
  benchGroups();
  await benchPickers(browser);
} finally {
  await browser.close();
  await server.stop();
}
