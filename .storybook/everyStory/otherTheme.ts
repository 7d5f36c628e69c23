import axe from 'axe-core';

/** How an element reads in a complaint: its opening tag, not what is in it. */
export const tagOf = (html: string): string => html.replace(/^(<[^>]{0,160})[^]*$/, '$1') + '>';

/**
 * Contrasts of the story in the theme it is not shown in. The theme is an attribute of the document, so nothing is rendered
 * again; every other rule of axe has been judged before, and no theme changes its answer.
 */
export async function complaintsInOtherTheme(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const other = shown === 'dark' ? 'light' : 'dark';
  dataset['theme'] = other;
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return violations
      .flatMap(({ nodes }) => nodes)
      .map(({ html, failureSummary = '' }) => {
        const found = /contrast of ([\d.]+)/.exec(failureSummary)?.[1] ?? 'too little';
        return `theme ${other}: ${tagOf(html)} has a contrast of ${found}`;
      });
  } finally {
    if (shown === undefined) delete dataset['theme'];
    else dataset['theme'] = shown;
  }
}
