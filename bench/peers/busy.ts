import type { CDPSession } from 'playwright';

/** Ms that the main thread has worked until now, layout and painting included; the session has `Performance` enabled. */
export async function busyUntilNow(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
