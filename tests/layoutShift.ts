import type { Page } from 'playwright';

/** How much of the page has moved by itself since it was opened (CLS, without its time windows); 0 where nothing has. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const isRequested = 'hadRecentInput' in entry && entry.hadRecentInput === true;
            const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
            // The toast region has its place while empty: it does not visibly move.
            const isSeen = sources.some(
              ({ node }) => !(node instanceof Element && node.matches('[role=region]:empty')),
            );
            if ('value' in entry && !isRequested && isSeen) sum += Number(entry.value);
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames later the current screen has been painted and counted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => {
              add(observer.takeRecords());
              resolve(sum);
            });
            channel.port1.start();
            channel.port2.postMessage(null);
          }),
        );
      }),
  );
}
