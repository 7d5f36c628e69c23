import type { Ref } from 'react';
import type { FieldWording } from '../field/fieldWording.ts';
import type { SelectOption, SelectOptions } from './options.ts';

/** Props that both comboboxes share. */
export type ComboboxWording<Value extends string> = FieldWording & {
  /** The options in display order: options, or groups of them. 5,000 stay fast. */
  options: SelectOptions<Value>;
  /**
   * Options of selected values that `options` may lack, as with a server search, for their labels. Without them such a
   * value shows the label it was selected under, or else itself.
   */
  chosenOptions?: readonly SelectOption<Value>[];
  /**
   * Called with each search text, and with '' when the search ends. With it the host searches and changes `options`; it
   * sets `loading` at once and may debounce the request. Default: searches the options here, ignoring case and accents.
   */
  onSearch?: (text: string) => void;
  /** Fewest letters that `onSearch` needs: with fewer and no matches the list says so. Default 0. */
  leastLetters?: number;
  /** Options are loading: the list shows only that. Default false. */
  loading?: boolean;
  /** Options failed to load. With `onSearch` typing retries. Default false. */
  failed?: boolean;
  /** Shown while nothing is selected. Default from the catalogue: "Escribe para buscar". */
  placeholder?: string;
  /** Shows the selection and does not open. Its value is submitted, unlike that of a disabled one. Default false. */
  readOnly?: boolean;
  /** Name of the value in a form; without one it is not submitted. */
  name?: string;
  /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
  size?: 'small' | 'medium';
  /** The focusable input, for a form that focuses its first error. */
  ref?: Ref<HTMLInputElement>;
};
