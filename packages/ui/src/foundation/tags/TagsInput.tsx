'use client';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { useTexts } from '../../locale/index.ts';
import { tagsTexts } from '../../locale/texts/es/tags.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';
import { useControlled } from '../../state/useControlled.ts';
import { useFormReset } from '../../state/useFormReset.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Field } from '../field/Field.tsx';
import { useFieldProps, whenLeft, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { X } from '../icons/x.ts';
import { addTags, SEPARATOR } from './addTags.ts';
import { Box, Tag, TagButton, Tags, TagText, Typing } from './TagsInput.styles.ts';

export type TagsInputProps = FieldWording &
  ControlProps & {
    /** The tags (controlled), each once. */
    value?: readonly string[] | undefined;
    /** The tags initially (uncontrolled). Default none. */
    defaultValue?: readonly string[] | undefined;
    /** Called with all tags whenever some are added or one is removed. */
    onChange?: ((tags: readonly string[]) => void) | undefined;
    /** The most tags. What has no room stays in the input. Default: no limit. */
    maxTags?: number | undefined;
    /** Shown while it is empty. Default: how a tag is added. */
    placeholder?: string | undefined;
    /** Focusable and read, but cannot be changed. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the tags in a form, submitted once for each. Without it nothing is submitted. */
    name?: string | undefined;
    /** The input, for a form that focuses its first error. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

const noTags: readonly string[] = [];
const endsTag = (inserted: string | null): boolean => inserted !== null && SEPARATOR.test(inserted);

/**
 * Any number of short texts that a person makes up. Enter or a comma adds what is typed, leaving the field too; a list is pasted at once;
 * Backspace removes the last. What is there already, or has no room, is said and stays in the input. To choose from a list use
 * `MultiCombobox`.
 */
export function TagsInput({
  value,
  defaultValue = noTags,
  onChange,
  maxTags = Infinity,
  placeholder,
  readOnly = false,
  name,
  ref,
  onBlur,
  ...props
}: TagsInputProps) {
  const { field, control, id } = useFieldProps(props, name);
  const t = useTexts(tagsTexts);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useBothRefs(input, ref);
  const [tags, change] = useControlled<readonly string[]>({ value, defaultValue, onChange, component: 'TagsInput' });
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  const [news, setNews] = useState('');
  useFormReset(input, () => {
    change(defaultValue);
    setTyped('');
    setRefusal('');
  });
  const isOff = readOnly || field.disabled;

  const add = (text: string): void => {
    const next = addTags(tags, text, maxTags);
    const { added, duplicates, left } = next;
    const reasons = [
      duplicates.length > 0 ? t('tagsInput.duplicate', { count: duplicates.length, tags: duplicates.join(', ') }) : '',
      left.length > 0 ? t('tagsInput.most', { count: maxTags }) : '',
    ];
    setRefusal(reasons.filter(Boolean).join(' '));
    setTyped([...duplicates, ...left].join(', '));
    if (added.length === 0) return;
    setNews(t('tagsInput.added', { tags: added.join(', ') }));
    change(next.tags);
  };
  const remove = (tag: string): void => {
    setRefusal('');
    setNews(t('tagsInput.removed', { tag }));
    change(tags.filter((each) => each !== tag));
    input.current?.focus();
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || isOff) return;
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    // Without a text Enter submits the form.
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text/plain');
    if (isOff || !SEPARATOR.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(typed.slice(0, selectionStart ?? 0) + text + typed.slice(selectionEnd ?? typed.length));
  };
  const error = field.error || refusal;
  return (
    <Field {...field} error={error}>
      <Box
        data-invalid={error !== '' || undefined}
        data-readonly={readOnly || undefined}
        data-disabled={field.disabled || undefined}
        onBlur={whenLeft((event) => {
          if (refusal === '') add(typed);
          onBlur?.(event);
        })}
      >
        {tags.length > 0 && (
          <Tags aria-label={field.label}>
            {tags.map((tag) => (
              <Tag key={tag}>
                <TagText title={tag}>{tag}</TagText>
                {!isOff && (
                  <TagButton type="button" aria-label={t('tagsInput.remove', { tag })} onClick={() => remove(tag)}>
                    <X aria-hidden />
                  </TagButton>
                )}
              </Tag>
            ))}
          </Tags>
        )}
        <Typing
          autoComplete="off"
          {...control}
          render={<input id={id} />}
          ref={inputRef}
          value={typed}
          readOnly={readOnly}
          aria-required={field.required || undefined}
          placeholder={tags.length === 0 && !isOff ? (placeholder ?? t('tagsInput.hint')) : undefined}
          // A comma is known by what is inserted, not by its key: keyboards of phones and of other scripts name none.
          onValueChange={(text, { event }) => {
            if (event instanceof InputEvent && !event.isComposing && endsTag(event.data)) return add(text);
            setTyped(text);
            setRefusal('');
          }}
          onCompositionEnd={({ data, currentTarget }) => endsTag(data) && add(currentTarget.value)}
          onKeyDown={pressKey}
          onPaste={paste}
        />
        <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
        {name !== undefined &&
          tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={field.disabled} />)}
      </Box>
    </Field>
  );
}
