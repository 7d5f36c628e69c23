import type { Fault } from './fault.ts';

const tested =
  (project: 'node' | 'behaviour') =>
  (...files: string[]) =>
    ({ project, files: files.map((file) => `packages/ui/src/${file}`) }) as const;
const node = tested('node');
const of = tested('behaviour');

/** The parts that every screen is made of: buttons, fields, dialogs, popups, pickers, notifications. */
export const uiPartsFaults: readonly Fault[] = [
  {
    file: 'packages/ui/src/foundation/button/Button.tsx',
    find: 'if (busy) {',
    replace: 'if (busy && native.disabled) {',
    breaks: 'A button that is busy acts once more at each press.',
    tests: of('foundation/button/Button.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/status/Banner.tsx',
    find: "(tone === 'danger' ? 'assertive' : 'polite')",
    replace: "(tone === 'danger' ? 'off' : 'polite')",
    breaks: 'Who does not see the screen is not told of an error.',
    tests: of('foundation/status/Banner.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/field/PasswordField.tsx',
    find: "form?.addEventListener('submit', hide);",
    replace: '',
    breaks: 'A password that is in sight when it is sent is kept among the typed texts of the browser.',
    tests: of('foundation/field/PasswordField.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/disclosure/Tabs.tsx',
    find: 'tab.value === active || (keepMounted && visited.has(tab.value))',
    replace: 'tab.value === active',
    breaks: 'What was typed in a tab is lost by a look at the next one.',
    tests: of('foundation/disclosure/Tabs.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/named/NamedList.tsx',
    find: "lines.focusNext('undo');",
    replace: '',
    breaks: 'After deleting a saved view the focus is lost, and the way back is out of reach of the keyboard.',
    tests: of('filter-bar/saved/SavedFilters.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/dialog/useDialogOpen.ts',
    find: 'if (!next && busy) return false;',
    replace: '',
    breaks: 'Escape closes a dialog while it saves, and its result is not shown.',
    tests: of('foundation/dialog/Dialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/dialog/useDialogOpen.ts',
    find: 'if (!next && unsaved) {',
    replace: 'if (!next && unsaved && busy) {',
    breaks: 'A press beside a dialog throws away what was typed without asking.',
    tests: of('foundation/dialog/Dialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/dialog/ReturnPlace.tsx',
    find: 'if (lost) nearestControl(places)?.focus();',
    replace: '',
    breaks: 'After a row was deleted by its dialog the focus is at the top of the page.',
    tests: of('foundation/dialog/Dialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/dialog/useConfirmation.ts',
    find: 'if (!isOpen || answering.current !== null) return;',
    replace: 'if (!isOpen) return;',
    breaks: 'A double press on the answer cancels two contracts.',
    tests: of('foundation/dialog/ConfirmDialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/dialog/Question.tsx',
    find: "initialFocus={tone === 'danger' ? cancelButton : confirmButton}",
    replace: 'initialFocus={confirmButton}',
    breaks: 'Enter deletes for good as soon as the question is there.',
    tests: of('foundation/dialog/ConfirmDialog.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/toast/toasts.ts',
    find: 'close: (id) => keep((toast) => id !== undefined && toast.id !== id),',
    replace: 'close: (id) => keep((toast) => id === undefined || toast.id === id),',
    breaks: 'A notification never goes, and takes the others away.',
    tests: node('foundation/toast/toasts.test.ts'),
  },
  {
    file: 'packages/ui/src/foundation/toast/ToastRegion.tsx',
    find: "if (event.key === 'Escape') event.stopPropagation();",
    replace: '',
    breaks: 'Escape in a notification closes the dialog below it as well.',
    tests: of('foundation/toast/Toaster.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/select/ComboboxField.tsx',
    find: "if (details.reason === 'input-clear' && !clearable) {",
    replace: "if (details.reason === 'item-press' && !clearable) {",
    breaks: 'An option cannot be chosen in a field that must not be empty.',
    tests: of('foundation/select/Combobox.test.tsx'),
  },
  {
    file: 'packages/ui/src/pickers/field/usePickerPopup.ts',
    find: 'event.stopPropagation();',
    replace: '',
    breaks: 'Escape closes the calendar and the dialog behind it.',
    tests: of('pickers/field/PickerField.test.tsx'),
  },
  {
    file: 'packages/ui/src/pickers/field/PickerField.tsx',
    find: 'aria-expanded={popup.isOpen}',
    replace: '',
    breaks: 'Who does not see the calendar is not told that it is open.',
    tests: of('pickers/field/PickerField.test.tsx'),
  },
  {
    file: 'packages/domain/src/calendar/calendarDate.ts',
    find: 'return new UTCDateMini(date);',
    replace: 'return new UTCDateMini(`${date}T00:00:00`);',
    breaks: 'East of Greenwich the calendar marks the day before.',
    tests: node('pickers/calendar/utcDay.test.ts'),
  },
  {
    file: 'packages/ui/src/pickers/field/useTypedValue.ts',
    find: 'if (value !== null) change(null);',
    replace: '',
    breaks: 'A date that cannot be read leaves the one before in force, unseen.',
    tests: of('pickers/field/TypedValue.test.tsx'),
  },
  {
    file: 'packages/ui/src/shell/MenuEntry.tsx',
    find: 'aria-expanded={open}',
    replace: '',
    breaks: 'Who does not see the menu is not told which of its groups is open.',
    tests: of('shell/SideMenu.test.tsx'),
  },
  {
    file: 'packages/ui/src/shell/outbox/OutboxEntry.tsx',
    find: "{state !== 'sending' && (",
    replace: "{state !== 'refused' && (",
    breaks: 'What is being sent can be discarded, and is done all the same.',
    tests: of('shell/outbox/OutboxBar.test.tsx'),
  },
  {
    file: 'packages/ui/src/cards/popover/InfoPopover.tsx',
    find: "if (currentTarget.matches(':focus-visible')) preview();",
    replace: '',
    breaks: 'By keyboard nobody learns what a figure means without a press.',
    tests: of('cards/FigureList.test.tsx'),
  },
  {
    file: 'packages/ui/src/data-table/grid/useRowWindow.ts',
    find: 'if (first !== null) observer.observe(first);',
    replace: '',
    breaks: 'On a phone the totals of a long table stand over its cards.',
    tests: of('data-table/cards/Cards.test.tsx'),
  },
  {
    file: 'packages/ui/src/foundation/select/OptionList.tsx',
    find: 'if (position === 0) virtualizer.scrollToOffset(0);',
    replace: 'if (position === 0) virtualizer.scrollToIndex(0);',
    breaks: 'The first answer of a search is scrolled out of its list.',
    tests: of('foundation/select/Combobox.search.test.tsx'),
  },
];
