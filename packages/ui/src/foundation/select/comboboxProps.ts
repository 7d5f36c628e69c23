import type { Ref } from 'react';
import type { FieldWording } from '../field/fieldWording.ts';
import type { SelectOption, SelectOptions } from './options.ts';

/** What the comboboxes for one choice and for several have in common. */
export type ComboboxWording<Value extends string> = FieldWording & {
  /** What can be chosen, in the order it is shown: options, or groups of them. 5,000 stay quick. */
  options: SelectOptions<Value>;
  /**
   * Options of chosen values that `options` may not hold, as when a server searches: their labels are shown. Without them a
   * value that is not among the options shows the label it was chosen under, or else itself.
   */
  chosenOptions?: readonly SelectOption<Value>[];
  /**
   * Called with each text that is searched, and with '' when the search is over. With it the host does the searching and
   * changes `options`; it sets `loading` at once and may wait before it asks the server. Default: the options are searched
   * here, without regard to case and accents.
   */
  onSearch?: (text: string) => void;
  /** How many letters `onSearch` needs: where nothing is found for fewer, the list says that. Default 0. */
  leastLetters?: number;
  /** Options are on their way: the list says that alone. Default false. */
  loading?: boolean;
  /** The options could not be loaded. With `onSearch` typing asks again. Default false. */
  failed?: boolean;
  /** What stands in the box while nothing is chosen. Default from the catalogue: "Escribe para buscar". */
  placeholder?: string;
  /** Shows the choice and does not open. Its value is sent, unlike that of a disabled one. Default false. */
  readOnly?: boolean;
  /** Name of the value in a form; without one it is not sent. */
  name?: string;
  /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
  size?: 'small' | 'medium';
  /** The input, which takes the focus: for a form that leads to its first error. */
  ref?: Ref<HTMLInputElement>;
};
