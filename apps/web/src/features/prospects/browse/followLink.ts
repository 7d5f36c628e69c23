/**
 * Goes to an address that another program or another site answers, within a press; the page stays.
 * @param isPage Whether it is a page, which opens beside this one and out of its reach.
 */
export function followLink(href: string, isPage: boolean): void {
  // By a link: some browsers end the calls under way when the location changes.
  const link = document.createElement('a');
  link.href = href;
  if (isPage) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}
