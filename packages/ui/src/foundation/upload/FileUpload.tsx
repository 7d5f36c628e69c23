'use client';
import { useEffect, useId, useRef, useState, type DragEvent, type Ref } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { uploadTexts } from '../../locale/texts/es/upload.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';
import { useControlled } from '../../state/useControlled.ts';
import { useFormReset } from '../../state/useFormReset.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Field } from '../field/Field.tsx';
import { useFieldProps, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { CloudUpload } from '../icons/cloud-upload.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FileInput } from './FileInput.tsx';
import { addFiles, type RefusedFile, sizeText } from './fileLimits.ts';
import { Zone } from './FileUpload.styles.ts';

export type FileUploadProps = FieldWording &
  ControlProps & {
    /** The chosen files (controlled). */
    value?: readonly File[] | undefined;
    /** Initially chosen files (uncontrolled). Default none. */
    defaultValue?: readonly File[] | undefined;
    /** Called with all chosen files whenever some are added or one is removed; not for what is refused. */
    onChange?: ((files: readonly File[]) => void) | undefined;
    /** Types that are accepted: '.csv', 'image/*', 'application/pdf'. Others are refused by name. Default: all. */
    accept?: readonly string[] | undefined;
    /** The most bytes of one file; a larger one is refused by name. Default: no limit. */
    maxSize?: number | undefined;
    /** The most files. With 1, a new one replaces the one before. Default 1. */
    maxFiles?: number | undefined;
    /** Focusable, but nothing is added or removed. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the files in a form, which submits them. Without it nothing is submitted. */
    name?: string | undefined;
    /** The input, for a form that focuses its first error. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

const noFiles: readonly File[] = [];
/** A folder is dropped as a file that cannot be read. */
const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry()?.isDirectory === true;
const filesOf = (items: readonly DataTransferItem[]): File[] => items.flatMap((item) => item.getAsFile() ?? []);

/**
 * Files to choose or to drop, with the limits in words. What is refused is said by name and why, and what was chosen before stays. It sends
 * nothing: a form does, or the host as it hears of them.
 */
export function FileUpload({
  value,
  defaultValue = noFiles,
  onChange,
  accept,
  maxSize,
  maxFiles = 1,
  readOnly = false,
  name,
  ref,
  ...props
}: FileUploadProps) {
  const { field, control, id, labelId } = useFieldProps(props, name);
  const t = useTexts(uploadTexts);
  const { number: tag } = useFormats();
  const limitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useBothRefs(input, ref);
  const [files, choose] = useControlled<readonly File[]>({ value, defaultValue, onChange, component: 'FileUpload' });
  const [refused, setRefused] = useState<readonly RefusedFile<File>[]>([]);
  const [removed, setRemoved] = useState('');
  const [isOver, setOver] = useState(false);
  const isOff = readOnly || field.disabled;
  useFormReset(input, () => {
    choose(defaultValue);
    setRefused([]);
  });
  // After each rendering, because the browser replaces its files with those that were chosen last, refused ones included.
  useEffect(() => {
    const held = new DataTransfer();
    for (const file of files) held.items.add(file);
    if (input.current) input.current.files = held.files;
  });

  const add = (more: readonly File[], folders: readonly File[] = []): void => {
    const next = addFiles(files, more, { accept, maxSize, maxFiles });
    setRefused([...folders.map((file) => ({ file, why: 'folder' }) as const), ...next.refused]);
    setRemoved('');
    if (next.files !== files) choose(next.files);
  };
  const remove = (file: File): void => {
    setRefused([]);
    setRemoved(t('fileUpload.removed', { name: file.name }));
    choose(files.filter((each) => each !== file));
    input.current?.focus();
  };
  const drag = (event: DragEvent): void => {
    if (![...event.dataTransfer.items].some(({ kind }) => kind === 'file')) return;
    event.preventDefault();
    setOver(!isOff && event.type !== 'drop' && event.type !== 'dragleave');
    if (event.type !== 'drop' || isOff) return;
    const items = [...event.dataTransfer.items];
    add(filesOf(items.filter((item) => !isFolder(item))), filesOf(items.filter(isFolder)));
  };

  const types = accept?.join(', ') ?? '';
  const max = maxSize === undefined ? '' : sizeText(maxSize, tag);
  const limits = [
    types,
    max && t('fileUpload.upTo', { size: max }),
    maxFiles > 1 && Number.isFinite(maxFiles) ? t('fileUpload.most', { count: maxFiles }) : '',
  ].filter(Boolean);
  const reasons = refused.map(({ file, why }) =>
    t(`fileUpload.${why}`, { name: file.name, types, max, count: maxFiles }),
  );
  const error = field.error || reasons.join(' ');
  return (
    <Field {...field} error={error}>
      <Zone
        data-over={isOver || undefined}
        data-invalid={error !== '' || undefined}
        data-disabled={field.disabled || undefined}
        data-readonly={readOnly || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        <FileInput
          {...control}
          ref={inputRef}
          id={id}
          name={name}
          accept={types || undefined}
          multiple={maxFiles > 1}
          aria-labelledby={labelId}
          describedBy={limits.length > 0 ? limitsId : undefined}
          onClick={(event) => readOnly && event.preventDefault()}
          onChange={({ target }) => add([...(target.files ?? [])])}
        />
        <CloudUpload aria-hidden />
        <span>{t(maxFiles > 1 ? 'fileUpload.many' : 'fileUpload.one')}</span>
        {limits.length > 0 && (
          <span id={limitsId} className="limits">
            {limits.join(' · ')}
          </span>
        )}
      </Zone>
      <ChosenFiles label={field.label} files={files} onRemove={isOff ? undefined : remove} />
      <VisuallyHidden aria-live="polite">{removed}</VisuallyHidden>
    </Field>
  );
}
