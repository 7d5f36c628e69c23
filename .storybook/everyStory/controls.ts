const roles = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
];
const controlSelector = [
  'button',
  'a[href]',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...roles.map((role) => `[role=${role}]`),
].join(',');

const states = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'] as const;

/** Seen by somebody: not hidden, not see-through, not cut away for screen readers alone, not left undrawn out of sight. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isDrawn = element.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  });
  return width > 1 && height > 1 && isDrawn;
}

const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled, [aria-disabled=true], [inert] *') && element.closest('[aria-hidden=true]') === null;

/** Every control that can be seen and used. */
export const controls = (): Element[] =>
  [...document.body.querySelectorAll(controlSelector)].filter((element) => isSeen(element) && isEnabled(element));

function stateOf(element: Element): string | undefined {
  const state = states.find((name) => element.hasAttribute(name));
  if (state === undefined) return undefined;
  return element.getAttribute(state) === 'false' ? 'off' : 'on';
}

const kindOf = (element: Element): string => element.getAttribute('role') ?? element.tagName;

/** Each chosen control beside one of its group that is not: the two must not look alike. */
export function selected(): { chosen: Element; other: Element }[] {
  const all = controls();
  const pairs: { chosen: Element; other: Element }[] = [];
  for (const chosen of all.filter((element) => stateOf(element) === 'on')) {
    const group = chosen.closest(
      '[role=group], [role=radiogroup], [role=tablist], [role=listbox], [role=menu], ul, ol, nav, table',
    );
    const other = all.find(
      (element) => group?.contains(element) === true && kindOf(element) === kindOf(chosen) && stateOf(element) !== 'on',
    );
    if (other !== undefined) pairs.push({ chosen, other });
  }
  return pairs;
}
