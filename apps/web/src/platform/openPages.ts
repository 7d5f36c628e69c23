/** A page beside this one, opened while a press is being answered. */
export type PageBeside = {
  /** Leads it to an address. */
  readonly show: (href: string) => void;
  readonly close: () => void;
};

/** Opens an empty page beside this one, out of reach of what it will show; null where the browser does not let it. */
export function openBeside(): PageBeside | null {
  const page = window.open('', '_blank');
  if (page === null) return null;
  page.opener = null;
  return {
    // Not one page more on the way back.
    show: (href) => page.location.replace(href),
    close: () => page.close(),
  };
}

/** Opens an address beside this page, in a press of its own. */
export function openAddress(href: string): void {
  window.open(href, '_blank', 'noopener');
}

/** Goes to an address that another program answers, such as the telephone; the page stays. */
export function followLink(href: string): void {
  // By a link: some browsers end the calls under way when the location changes.
  const link = document.createElement('a');
  link.href = href;
  link.click();
}
