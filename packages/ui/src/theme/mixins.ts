/** The size of an icon beside text. */
export const iconSize = 'flex: none; inline-size: 16px; block-size: 16px;';

/** A list without markers and the space that browsers give it. */
export const plainList = 'margin: 0; padding: 0; list-style: none;';

/** Text for assistive technology alone; see `VisuallyHidden`. */
export const visuallyHidden =
  'position: absolute; inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';
