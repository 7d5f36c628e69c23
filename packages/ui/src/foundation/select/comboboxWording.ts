import type { ReactNode, Ref } from 'react';
import type { ControlProps, FieldWording } from '../field/fieldWording.ts';
import type { OptionValue, SelectOption, SelectOptions } from './options.ts';

/** Props that both comboboxes share. */
export type ComboboxWording<Value extends OptionValue> = FieldWording &
  ControlProps & {
    /** The options in display order: options, or groups of them. 5,000 stay fast. */
    options: SelectOptions<Value>;
    /**
     * The key of a value, which is the same for two objects that are the same choice; a form sends it. Required where the
     * values are objects; define it outside of the component. Default: the value, which is a text.
     */
    getKey?: ((value: Value) => string) | undefined;
    /**
     * Draws an option in the list, in place of its icon and texts. They remain what is searched, what is shown when
     * selected, and the option's accessible name. Nothing in it can be pressed.
     */
    renderOption?: ((option: SelectOption<Value>) => ReactNode) | undefined;
    /**
     * With it the last row offers to create an option of the typed text, unless one has it as its label, ignoring case and
     * accents. Called with the text, trimmed; add the option to `options` and return its value, which is selected, or null
     * to select nothing yet, as when a dialog opens or a server has to answer.
     */
    onCreate?: ((text: string) => Value | null) | undefined;
    /**
     * Options of selected values that `options` may lack, as with a server search, for their labels. Without them such a
     * value shows the label it was selected under, or else itself.
     */
    chosenOptions?: readonly SelectOption<Value>[] | undefined;
    /**
     * Called with each search text, and with '' when the search ends. With it the host searches and changes `options`; it
     * sets `loading` at once and may debounce the request. Default: searches the options here, ignoring case and accents.
     */
    onSearch?: ((text: string) => void) | undefined;
    /** Fewest letters that `onSearch` needs: with fewer and no matches the list says so. Default 0. */
    leastLetters?: number | undefined;
    /** Options are loading: the list shows only that. Default false. */
    loading?: boolean | undefined;
    /** Options failed to load. With `onSearch` typing retries. Default false. */
    failed?: boolean | undefined;
    /** Shown while nothing is selected. Default from the catalogue: "Escribe para buscar". */
    placeholder?: string | undefined;
    /** Shows the selection and does not open. Its value is submitted, unlike that of a disabled one. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the value in a form; without one it is not submitted. */
    name?: string | undefined;
    /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
    size?: 'small' | 'medium' | undefined;
    /** The focusable input, for a form that focuses its first error. */
    ref?: Ref<HTMLInputElement> | undefined;
  };
